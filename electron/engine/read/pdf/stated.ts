import type { PDFDocumentProxy } from 'pdfjs-dist';

/** What a PDF says of itself in its properties. */
export interface Stated {
  /** Null when there is none, or one that only a program would choose. */
  title: string | null;
  /** Whether its text has a structure of headings, paragraphs and tables. */
  isTagged: boolean;
  /** Whether it holds a form that only an XFA program can show. */
  isXfa: boolean;
}

/** Titles that programs write by themselves. */
const PLACEHOLDER_TITLE =
  /^(?:untitled.*|microsoft (?:word|powerpoint|excel)\b.*|document ?\d*|print|.*\.(?:docx?|pdf|indd|pptx?|xlsx?|html?|tex|dvi)|\W*)$/i;
const LONGEST_TITLE = 200;

export async function readStated(pdf: PDFDocumentProxy): Promise<Stated> {
  const metadata = (await pdf.getMetadata().catch(() => null)) as {
    info: { Title?: unknown; IsXFAPresent?: boolean };
    hasStructTree?: boolean;
  } | null;
  return {
    title: ownTitle(metadata?.info.Title),
    // Where nothing can be said, asking for the structure does no harm.
    isTagged: metadata?.hasStructTree ?? true,
    isXfa: metadata?.info.IsXFAPresent === true,
  };
}

function ownTitle(stated: unknown): string | null {
  const title = typeof stated === 'string' ? stated.replace(/[\s\0]+/g, ' ').trim() : '';
  return title === '' || title.length > LONGEST_TITLE || PLACEHOLDER_TITLE.test(title) || title.includes('\ufffd')
    ? null
    : title;
}
