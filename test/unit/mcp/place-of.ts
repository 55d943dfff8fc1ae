import type { HandedOut } from '../../../electron/mcp/passage-text.ts';

/** A place as the engine hands it out; what is not given is the same for all. */
export function placeOf(text: string, rest: Partial<HandedOut> = {}): HandedOut {
  return {
    reference: 'plr1:library/leave.md/version/3/0-10/hash',
    library: 'House',
    kind: 'policy',
    document: { key: 'leave.md', title: 'Leave' },
    version: { label: '2', sha256: 'a'.repeat(64), status: 'in-force', from: '2025-01-01', to: null },
    clause: '3.',
    headings: ['Leave', 'Sick pay'],
    lines: [7, 7],
    pages: null,
    pageLabels: null,
    text,
    ...rest,
  };
}
