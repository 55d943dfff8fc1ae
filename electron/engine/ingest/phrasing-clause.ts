const HASH = /(?:^|\s)#([0-9a-f]{16})$/;

/**
 * The clause cell of a phrasing's line: a number, where it names one rule; else `#` and the hash of the rule's text, which
 * may stand behind the number.
 */
export function clauseCell(clauseKey: string | null, textHash: string | null, isUnique: boolean): string {
  if (textHash === null || (clauseKey !== null && isUnique)) return clauseKey ?? '';
  return clauseKey === null ? `#${textHash}` : `${clauseKey} #${textHash}`;
}

/** What such a cell says. */
export function hashInClause(cell: string): { clause: string | null; textHash: string | null } {
  const match = HASH.exec(cell);
  if (match === null) return { clause: cell, textHash: null };
  const clause = cell.slice(0, match.index).trim();
  return { clause: clause === '' ? null : clause, textHash: match[1] ?? null };
}
