import type { FileToIngest } from '../ingest/import-outcome.ts';
import type { JobPayload } from '../store/jobs.ts';

/** A file to be read, as its job keeps it. Its password is left out: nothing on the disk may hold it. */
export function payloadOfFile({
  path,
  file,
  key,
  sourceFolder,
  library,
  newVersionOf,
  demo,
  watched,
  encoding,
}: FileToIngest): JobPayload {
  return {
    path,
    file,
    key,
    sourceFolder,
    library,
    newVersionOf: newVersionOf ?? null,
    demo: demo ?? false,
    watched: watched ?? false,
    encoding: encoding ?? null,
  };
}

export function fileOfPayload(payload: JobPayload): FileToIngest {
  const text = (name: string) => String(payload[name] ?? '');
  const optional = (name: string) => (typeof payload[name] === 'string' ? payload[name] : undefined);
  return {
    path: text('path'),
    file: text('file'),
    key: text('key'),
    sourceFolder: text('sourceFolder'),
    library: text('library'),
    newVersionOf: optional('newVersionOf'),
    demo: payload['demo'] === true,
    watched: payload['watched'] === true,
    encoding: optional('encoding'),
  };
}
