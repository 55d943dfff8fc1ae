import type { Language } from '../language.ts';
import type { ExportedPlaces } from './exported-places.ts';
import { writeCsv } from './write-csv.ts';
import { writeHtml } from './write-html.ts';
import { writeMarkdown } from './write-markdown.ts';

export const EXPORT_FORMATS = ['markdown', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface ExportWriter {
  /** Ending of the file's name. */
  extension: string;
  write: (exported: ExportedPlaces, language: Language) => string;
}

/** Every writer of exports. A PDF is a page of HTML that is printed into a file. */
export const EXPORT_WRITERS: Readonly<Record<ExportFormat, ExportWriter>> = {
  markdown: { extension: 'md', write: writeMarkdown },
  csv: { extension: 'csv', write: writeCsv },
  pdf: { extension: 'pdf', write: writeHtml },
};
