import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, RUNTIME } from './project.mjs';

/** A stamp is the hash of everything that a finished step was made from; the step runs again when it differs. */
const STAMPS = path.join(RUNTIME, 'stamps.json');

/** @returns {Record<string, string>} step name → stamp */
export function readStamps() {
  try {
    return JSON.parse(fs.readFileSync(STAMPS, 'utf8'));
  } catch {
    return {};
  }
}

export function writeStamps(stamps) {
  const partial = `${STAMPS}.partial`;
  fs.writeFileSync(partial, `${JSON.stringify(stamps, null, 2)}\n`);
  fs.renameSync(partial, STAMPS);
}

/** One hash over plain texts and over the files (folders: everything below) at the given paths in the checkout. */
export function stampOf({ texts = [], paths = [] }) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`text ${text}\n`);
  for (const file of paths.flatMap(filesBelow)) {
    hash
      .update(`file ${path.relative(ROOT, file)} `)
      .update(fs.readFileSync(file))
      .update('\n');
  }
  return hash.digest('hex');
}

function filesBelow(relativePath) {
  const target = path.join(ROOT, relativePath);
  const stats = fs.statSync(target, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [target];
  return fs
    .readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
