import type { AppError } from '../../../shared/app-error.ts';
import { recordChange } from './changes.ts';
import { findLibraryByName, type ResolvedLibrary } from './libraries.ts';
import { documentKeyName } from './names.ts';
import type { Store } from './open-store.ts';
import { insertOwnPhrasing, type OwnPhrasing } from './own-phrasings.ts';
import type { IndexTermsOf } from './passage-words.ts';
import { retagDocument } from './retag-passages.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** A phrasing to bring in, as a line of a file says it. */
export interface ImportedPhrasing {
  /** From 1, for what is said of it. */
  line: number;
  /** Name of the library. */
  library: string;
  phrasing: string;
  author: string;
  createdAt: number;
  /** What it stands for in the whole library, or the rule that it is attached to. */
  about: { meaning: string } | { document: string; clause: string | null; textHash: string | null };
}

/** Why a line cannot be brought in. */
interface LineError {
  line: number;
  error: AppError;
}

export interface PhrasingImport {
  phrasings: readonly ImportedPhrasing[];
  /** `check`: only finds what stands against lines, since others stand against them already. */
  only: 'all' | 'check';
  account: string;
  /** Key of a clause number as a person writes it. */
  clauseKeyOf: (printed: string) => string | null;
  indexTerms: IndexTermsOf;
}

/** What was written, or what stands against it: with any error nothing is written. */
export interface ImportedPhrasings {
  added: number;
  /** Were there already. */
  present: number;
  errors: LineError[];
}

/** Brings people's phrasings in, all of them or none. Errors of a line: `library-unknown`, `document-unknown`, `clause-unknown`. */
export function importPhrasings(store: Store, input: PhrasingImport): ImportedPhrasings {
  return inWriteTransaction(store, () => {
    const places = new KnownPlaces(store, input.clauseKeyOf);
    const errors: LineError[] = [];
    const rows: { own: OwnPhrasing; byNumberAlone: boolean }[] = [];
    let present = 0;
    for (const phrasing of input.phrasings) {
      const resolved = places.resolve(phrasing);
      if ('code' in resolved) errors.push({ line: phrasing.line, error: resolved });
      else if (resolved.rows.length === 0) present += 1;
      else rows.push(...resolved.rows);
    }
    if (errors.length > 0 || input.only === 'check') return { added: 0, present: 0, errors };
    let added = 0;
    const touched = new Map<number, number>();
    for (const { own, byNumberAlone } of rows) {
      if (insertOwnPhrasing(store, own, byNumberAlone)) {
        added += 1;
        if (own.document !== null) touched.set(own.document, own.library);
      } else present += 1;
    }
    for (const [document, library] of touched) retagDocument(store, library, document, input.indexTerms);
    if (added > 0) recordChange(store, input.account, 'import-phrasings', { added });
    return { added, present, errors };
  });
}

interface Rule {
  clauseKey: string | null;
  textHash: string;
}

/** No rows: it is there already, whether its rule still is or not. */
type Resolved = { rows: { own: OwnPhrasing; byNumberAlone: boolean }[] } | AppError;

/** Libraries, documents and their rules, each looked up once. */
class KnownPlaces {
  private readonly libraries = new Map<string, ResolvedLibrary | null>();
  private readonly documents = new Map<string, { row: number; rules: Rule[]; byKey: Map<string, Rule[]> } | null>();
  private readonly store: Store;
  private readonly clauseKeyOf: (printed: string) => string | null;

  constructor(store: Store, clauseKeyOf: (printed: string) => string | null) {
    this.store = store;
    this.clauseKeyOf = clauseKeyOf;
  }

  resolve({ library: name, phrasing, author, createdAt, about }: ImportedPhrasing): Resolved {
    const library = this.libraryOf(name);
    if (library === null) return { code: 'library-unknown', details: { library: name } };
    const common = { library: library.row, phrasing, author, createdAt };
    if ('meaning' in about) {
      const own = { ...common, document: null, clauseKey: null, textHash: null, meaning: about.meaning };
      return { rows: [{ own, byNumberAlone: false }] };
    }
    const document = this.documentOf(library, about.document);
    if (document === null) return { code: 'document-unknown', details: { document: about.document } };
    if (about.textHash !== null && this.isThere(library, document.row, phrasing, about)) return { rows: [] };
    const { rules, alone } = this.rulesAt(document, about);
    const rows = rules.map((rule) => ({
      own: { ...common, ...rule, document: document.row, meaning: null },
      byNumberAlone: alone,
    }));
    return rows.length > 0 ? { rows } : { code: 'clause-unknown', details: { clause: about.clause ?? '' } };
  }

  private libraryOf(name: string): ResolvedLibrary | null {
    const known = this.libraries.get(name);
    if (known !== undefined) return known;
    const found = findLibraryByName(this.store, name);
    this.libraries.set(name, found);
    return found;
  }

  private documentOf(library: ResolvedLibrary, key: string) {
    const name = `${library.row}\n${documentKeyName(key)}`;
    const known = this.documents.get(name);
    if (known !== undefined) return known;
    const row = this.store.database
      .prepare<[number, string], number>('SELECT id FROM document WHERE library = ? AND key = ? AND removed_at IS NULL')
      .pluck()
      .get(library.row, documentKeyName(key));
    const found = typeof row === 'number' ? { row, ...this.rulesOf(row) } : null;
    this.documents.set(name, found);
    return found;
  }

  private rulesOf(documentRow: number): { rules: Rule[]; byKey: Map<string, Rule[]> } {
    const rules = this.store.database
      .prepare<[number], Rule>(
        `SELECT clause_key AS clauseKey, text_hash AS textHash FROM passage
         WHERE version = (SELECT id FROM newest_version WHERE document = ?) ORDER BY ordinal`,
      )
      .all(documentRow);
    const byKey = new Map<string, Rule[]>();
    for (const rule of rules) {
      if (rule.clauseKey !== null) byKey.set(rule.clauseKey, [...(byKey.get(rule.clauseKey) ?? []), rule]);
    }
    return { rules, byKey };
  }

  /** The rules that bear the number, or the one with the text. `alone`: exactly one bears the number. */
  private rulesAt(
    { rules, byKey }: { rules: Rule[]; byKey: Map<string, Rule[]> },
    { clause, textHash }: { clause: string | null; textHash: string | null },
  ): { rules: Rule[]; alone: boolean } {
    const bearing = clause === null ? rules : (byKey.get(clause) ?? byKey.get(this.clauseKeyOf(clause) ?? '') ?? []);
    if (textHash === null) return { rules: clause === null ? [] : bearing, alone: bearing.length === 1 };
    const same = [...bearing, ...rules].find((rule) => rule.textHash === textHash);
    return { rules: same === undefined ? [] : [same], alone: false };
  }

  private isThere(
    library: ResolvedLibrary,
    document: number,
    phrasing: string,
    { clause, textHash }: { clause: string | null; textHash: string | null },
  ): boolean {
    return (
      this.store.database
        .prepare(
          `SELECT 1 FROM phrasing WHERE library = ? AND phrasing = ? AND document = ? AND origin = 'person'
             AND clause_key IS ? AND text_hash IS ?`,
        )
        .get(library.row, phrasing, document, clause, textHash) !== undefined
    );
  }
}
