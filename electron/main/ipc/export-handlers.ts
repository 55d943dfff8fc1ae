import { EXPORT_WRITERS, type ExportFormat } from '../../../shared/exports/export-writers.ts';
import { writeHtml } from '../../../shared/exports/write-html.ts';
import type { ExportedPlaces } from '../../../shared/exports/exported-places.ts';
import type { Language } from '../../../shared/language.ts';
import type { ReadPlace } from '../../../shared/operation-results.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { EXPORT_OPERATIONS } from '../../../shared/export-operations.ts';
import type { Scope } from '../../../shared/scope.ts';
import type { EngineClient } from '../../client/engine-client.ts';
import type { DeepLinks } from '../deep-links.ts';
import type { MainHandlers } from './contract-door.ts';

export interface ExportParts {
  engine: Pick<EngineClient, 'call'>;
  language: () => Language;
  links: Pick<DeepLinks, 'take'>;
  /** Asks where to, with a name to begin with; null when the person gave it up. */
  chooseTarget: (format: ExportFormat) => Promise<string | null>;
  /** Errors: `file-unwritable`, `disk-full`. */
  writeFile: (file: string, content: string | Uint8Array) => Promise<Result<{ name: string }>>;
  makePdf: (html: string) => Promise<Uint8Array>;
  /** Error: `print-failed`. */
  print: (html: string) => Promise<Result<null>>;
}

/** Writing and printing places, and links from outside. */
export function createExportHandlers(parts: ExportParts): Pick<MainHandlers, keyof typeof EXPORT_OPERATIONS> {
  const { engine, language } = parts;
  return {
    async exportPlaces({ format, ...found }, signal) {
      const exported = await readPlaces(engine, found, signal);
      if (!exported.ok) return exported;
      const target = await parts.chooseTarget(format);
      if (target === null) return succeed(null);
      const text = EXPORT_WRITERS[format].write(exported.value, language());
      return parts.writeFile(target, format === 'pdf' ? await parts.makePdf(text) : text);
    },
    async printPlaces(found, signal) {
      const exported = await readPlaces(engine, found, signal);
      return exported.ok ? parts.print(writeHtml(exported.value, language())) : exported;
    },
    takeDeepLink() {
      const reference = parts.links.take();
      return succeed(reference === null ? null : { reference });
    },
  };
}

async function readPlaces(
  engine: ExportParts['engine'],
  { question, scope, references }: { question: string; scope: Scope; references: readonly string[] },
  signal: AbortSignal,
): Promise<Result<ExportedPlaces>> {
  const libraries = await engine.call('listLibraries', {}, { signal });
  if (!libraries.ok) return libraries;
  const names = scope.libraries.map((id) => libraries.value.find((library) => library.id === id)?.name);
  const known = names.filter((name) => name !== undefined);
  if (known.length < names.length) return fail('library-unknown');
  const places: ReadPlace[] = [];
  for (const reference of references) {
    const place = await engine.call('readReference', { reference }, { signal });
    if (!place.ok) return place;
    places.push(place.value);
  }
  return succeed({ question, libraries: known, scope, madeAt: Date.now(), places });
}
