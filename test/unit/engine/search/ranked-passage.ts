import type { PassageKind } from '../../../../shared/document.ts';
import type { RankedPassage } from '../../../../electron/engine/search/candidate.ts';
import type { StoredPassage } from '../../../../electron/engine/store/passages.ts';

interface Given {
  text?: string;
  kind?: PassageKind;
  document?: string;
  ordinal?: number;
  headings?: string[];
  score?: number;
  evidence?: number;
}

/** A passage as the store gives it; only what a test names matters. */
export function storedPassage(given: Given = {}): StoredPassage {
  const { text = 'A rule.', kind = 'policy', document = 'a.md', ordinal = 0, headings = [] } = given;
  return {
    id: ordinal + 1,
    libraryRow: 1,
    reference: { library: '', document, version: '', clauseKey: null, start: 0, end: text.length, textHash: '' },
    document: { row: 1, key: document, title: '', kind: 'policy' },
    version: { row: document === 'a.md' ? 1 : 2, label: '1', sha256: '', status: 'in-force', from: 0, to: 0 },
    ordinal,
    kind,
    clause: null,
    clauseKey: null,
    headings,
    lines: null,
    pages: null,
    pageLabels: null,
    scanConfidence: null,
    anchor: null,
    text,
    start: 0,
    end: text.length,
    phrasings: '',
    wordsLength: 0,
  };
}

/** Its score is words and meaning in equal parts. */
export function rankedPassage(given: Given = {}): RankedPassage {
  const { score = 0.5, evidence = 1 } = given;
  const why = { ruleNumber: 0, words: score / 2, meaning: score / 2, kind: 0 };
  const grounds = { why, words: null, closeness: null, strength: 0, evidence: [] };
  return { passage: storedPassage(given), why, score, evidence, matched: 1, grounds };
}
