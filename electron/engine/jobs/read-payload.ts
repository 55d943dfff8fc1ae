import type { FileToIngest } from '../ingest/ingest-file.ts';
import type { JobPayload } from '../store/jobs.ts';

/** A file to be read, as its job keeps it. */
export function payloadOfFile({
  path,
  file,
  key,
  sourceFolder,
  library,
  newVersionOf,
  demo,
}: FileToIngest): JobPayload {
  return { path, file, key, sourceFolder, library, newVersionOf: newVersionOf ?? null, demo: demo ?? false };
}

export function fileOfPayload(payload: JobPayload): FileToIngest {
  const text = (name: string) => String(payload[name] ?? '');
  return {
    path: text('path'),
    file: text('file'),
    key: text('key'),
    sourceFolder: text('sourceFolder'),
    library: text('library'),
    newVersionOf: payload['newVersionOf'] === null ? undefined : text('newVersionOf'),
    demo: payload['demo'] === true,
  };
}
