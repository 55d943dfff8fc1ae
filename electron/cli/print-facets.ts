import type { FacetCount, FacetCounts } from '../../shared/facet-counts.ts';
import type { CommandContext } from './command-context.ts';
import { onOneLine } from './escape-controls.ts';

const PARTS = ['documents', 'sections', 'statuses', 'formats', 'tags'] as const satisfies (keyof FacetCounts)[];

/** What can be chosen in each part of a scope, as the options take it, with what it would leave. */
export function printFacets(context: CommandContext, facets: FacetCounts): void {
  const { print, say } = context;
  print(countsOf(context, facets.total));
  for (const part of PARTS) {
    if (facets[part].length === 0) continue;
    print(say(`terminal.facets.${part}`));
    for (const count of facets[part]) print(`  ${onOneLine(count.choice)} · ${countsOf(context, count)}`);
  }
}

function countsOf({ say }: CommandContext, { passages, documents }: Omit<FacetCount, 'choice'>): string {
  return `${say('terminal.passages', { count: passages })} · ${say('terminal.documents', { count: documents })}`;
}
