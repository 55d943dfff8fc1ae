import { describe, expect, it } from 'vitest';
import type { ImportedFile } from '../../../../shared/operation-results.ts';
import { nextImportView, type ImportStep, type ImportView } from '../../../../renderer/library/import-progress.ts';

function file(name: string): ImportedFile {
  const details = {};
  return {
    file: name,
    library: 'Cedar Ridge',
    key: name,
    outcome: 'imported',
    code: null,
    details,
    problems: [],
    encoding: null,
  };
}

const CHOSEN = { grant: '11111111-1111-4111-8111-111111111111', names: ['a.md', 'b.md'] };

function after(...steps: ImportStep[]): ImportView {
  return steps.reduce(nextImportView, { kind: 'idle' });
}

describe('adding policies', () => {
  it('counts the files as each has its outcome', () => {
    const view = after(
      { type: 'chose', chosen: CHOSEN },
      { type: 'started' },
      { type: 'file', file: file('a.md'), done: 1, total: 2 },
    );
    expect(view).toEqual({ kind: 'running', isOwn: true, done: 1, total: 2, files: [file('a.md')] });
  });

  it('ends with the answer, not with the last file', () => {
    const files = [file('a.md')];
    const running = after({ type: 'started' }, { type: 'file', file: file('a.md'), done: 1, total: 1 });
    expect([running.kind, nextImportView(running, { type: 'finished', isDemo: false, files })]).toEqual([
      'running',
      { kind: 'finished', isDemo: false, files },
    ]);
  });

  it('keeps every outcome when the answer has overtaken the last file', () => {
    const files = [file('a.md'), file('b.md')];
    const view = after(
      { type: 'started' },
      { type: 'finished', isDemo: false, files },
      { type: 'file', file: file('b.md'), done: 2, total: 2 },
    );
    expect(view).toEqual({ kind: 'finished', isDemo: false, files });
  });

  it('keeps the outcomes of files that came before a failure', () => {
    const view = after(
      { type: 'started' },
      { type: 'file', file: file('a.md'), done: 1, total: 2 },
      { type: 'failed', error: { code: 'disk-full', details: {} } },
    );
    expect(view).toEqual({ kind: 'failed', error: { code: 'disk-full', details: {} }, files: [file('a.md')] });
  });

  it('shows files that come in by themselves and ends with the last of them', () => {
    const first: ImportStep = { type: 'file', file: file('a.md'), done: 1, total: 2 };
    const last: ImportStep = { type: 'file', file: file('b.md'), done: 2, total: 2 };
    expect([after(first).kind, after(first, last)]).toEqual([
      'running',
      { kind: 'finished', isDemo: false, files: [file('a.md'), file('b.md')] },
    ]);
  });

  it('does not take the question for a library away when files come in by themselves', () => {
    const view = after({ type: 'chose', chosen: CHOSEN }, { type: 'file', file: file('x.md'), done: 1, total: 9 });
    expect(view).toEqual({ kind: 'chosen', chosen: CHOSEN });
  });
});
