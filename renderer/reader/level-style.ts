import type { CSSProperties } from 'react';

/** The width of one level is a token; the style sheet multiplies. */
export function levelStyle(depth: number): CSSProperties & Record<'--levels', number> {
  return { '--levels': depth };
}
