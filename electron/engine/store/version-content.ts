import type { Block, DocumentMarks, PageStart, ScannedSpan } from '../../../shared/block.ts';
import type { DocumentText } from '../read/document-text.ts';
import type { PassageDraft } from '../split/passage-draft.ts';
import type { Store } from './open-store.ts';
import { writeAnchors } from './anchors.ts';
import { insertPassages } from './passage-rows.ts';
import type { IndexTermsOf } from './passage-words.ts';
import { attachedPhrasings, replaceDocumentPhrasings, type Abbreviation } from './phrasings.ts';
import { linkTaught } from './retag-passages.ts';
import { queueRecognition } from './recognised-pages.ts';
import { writeScanConfidence } from './scan-confidence.ts';
import { writeSections } from './sections.ts';
import { textHash } from './text-hash.ts';
import { writeBoxes } from './text-boxes.ts';
import { queueVectors } from './vector-index.ts';
import { packText, textColumns } from './version-text.ts';

/** What reading and splitting made of a file. */
export interface VersionContent {
  /** The file's own name: its extension tells the reader, and it is the title of last resort. */
  fileName: string;
  document: DocumentText;
  /** Whether a person named the encoding; it is used again whenever the version is read anew. */
  encodingChosen?: boolean | undefined;
  passages: readonly PassageDraft[];
  /** What a reader can follow: definitions and references to other clauses. */
  marks: DocumentMarks;
  /** Names the reader, splitter and folding that made the rows. */
  recipe: string;
  /** Abbreviations that the text explains. */
  abbreviations: readonly Abbreviation[];
  indexTerms: IndexTermsOf;
  /** `until` of the recognised pages that it was read with; nothing was recognised when it is left out. */
  recognisedUntil?: number | undefined;
}

/** The columns of a version's row that come from its content. */
export function descriptionOf(content: VersionContent) {
  const { document } = content;
  return {
    fileName: content.fileName,
    title: titleOf(content),
    kind: kindOf(content),
    number: document.fields.number ?? null,
    owner: document.fields.owner ?? null,
    format: document.format,
    encoding: document.encoding,
    encodingChosen: content.encodingChosen === true && document.encoding !== null ? 1 : 0,
    hasLines: document.hasLines ? 1 : 0,
    pageCount: document.pages?.length ?? null,
    recipe: content.recipe,
    problems: JSON.stringify(document.problems),
    recognisedUntil: content.recognisedUntil ?? 0,
  };
}

/** Writes text, passages, words and tags of a version and queues its vectors and the recognition of its pictures. Inside a write transaction. */
export function writeContent(
  store: Store,
  rows: { libraryRow: number; documentRow: number; versionRow: number },
  content: VersionContent,
): void {
  const { document } = content;
  store.database
    .prepare(
      `INSERT INTO version_content (version, outside, whole, text_hash, layout)
       VALUES (@version, @outside, @whole, @textHash, @layout)`,
    )
    .run({
      ...textColumns(document.text, content.passages),
      version: rows.versionRow,
      layout: packText(JSON.stringify(layoutOf(content))),
    });
  writeBoxes(store, rows.versionRow, document.boxes ?? []);
  const places = content.passages.map((draft) => ({ clauseKey: draft.clauseKey, textHash: textHash(draft.text) }));
  const attached = attachedPhrasings(store, rows.documentRow, places);
  const owner = { ...rows, title: titleOf(content), kind: kindOf(content) };
  insertPassages(store, owner, content.passages, attached, content.indexTerms);
  writeSections(store, rows.versionRow, content.passages);
  writeScanConfidence(store, rows.versionRow, document.scanned ?? []);
  writeAnchors(store, rows.versionRow, document.blocks);
  queueRecognition(store, document.problems);
  linkTaught(store, rows.documentRow, rows.versionRow);
  queueVectors(store, rows.versionRow);
  if (!isNewest(store, rows.versionRow)) return;
  const tags = content.passages.flatMap((draft) =>
    draft.tags.map((phrasing) => ({ phrasing, clauseKey: draft.clauseKey, textHash: textHash(draft.text) })),
  );
  replaceDocumentPhrasings(store, rows.libraryRow, rows.documentRow, { abbreviations: content.abbreviations, tags });
}

/** Everything of a document's text that only its reader needs. */
export interface Layout {
  blocks: Block[];
  pages: PageStart[] | null;
  scanned: ScannedSpan[] | null;
  /** Null in rows that were made before marks were kept. */
  marks: DocumentMarks | null;
}

function layoutOf({ document, marks }: VersionContent): Layout {
  return { blocks: document.blocks, pages: document.pages, scanned: document.scanned ?? null, marks };
}

function titleOf(content: VersionContent): string {
  return content.document.fields.title ?? content.fileName.replace(/(?<=.)\.[^.]+$/, '');
}

function kindOf(content: VersionContent) {
  return content.document.fields.kind ?? 'policy';
}

function isNewest(store: Store, versionRow: number): boolean {
  return store.database.prepare('SELECT 1 FROM newest_version WHERE id = ?').get(versionRow) !== undefined;
}
