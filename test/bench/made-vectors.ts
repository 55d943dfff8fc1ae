import fs from 'node:fs';
import path from 'node:path';
import type { Embedder } from '../../electron/engine/embed/embedder.ts';
import { randomNumbers } from '../support/generated-rules.ts';
import { ROOT } from '../support/start-test-engine.ts';

/** Texts that are embedded; all other vectors are made of theirs. */
const MOST_TEXTS = 300;
/** Length of what is added to a unit vector: the cosine with the real one is 0.94 in the mean. */
const NOISE = 0.36;

/**
 * Makes vectors that lie as the model's own do: real ones of the demo libraries' texts, each moved a little. Each row of
 * them that is begun is the same.
 */
export async function vectorMaker(embedder: Embedder): Promise<() => () => Float32Array> {
  const real: Float32Array[] = [];
  for (const text of demoTexts()) real.push(await embedder.embedPassage(text));
  const step = (NOISE * Math.sqrt(3)) / Math.sqrt(embedder.dimension);
  return () => {
    const random = randomNumbers(3);
    return () => {
      const base = real[Math.floor(random() * real.length)];
      if (base === undefined) throw new Error('no text was embedded');
      const moved = base.map((value) => value + step * (2 * random() - 1));
      const length = Math.hypot(...moved);
      return moved.map((value) => value / length);
    };
  };
}

function demoTexts(): string[] {
  const folder = path.join(ROOT, 'resources', 'demo');
  const lines = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|txt)$/.test(name))
    .sort()
    .flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.length > 15);
  return lines.slice(0, MOST_TEXTS);
}
