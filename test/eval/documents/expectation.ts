import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** One line of EXPECT.jsonl: what an importer should do with a file. */
const EXPECTATION = z.looseObject({
  file: z.string(),
  outcome: z.enum([
    'text',
    'text-clean',
    'no-text',
    'password',
    'opens',
    'refuse',
    'error',
    'error-or-empty',
    'partial-or-error',
    'no-crash',
  ]),
  pages: z.number().optional(),
  must_contain: z.array(z.string()).default([]),
  must_not_contain: z.array(z.string()).default([]),
  password: z.string().nullable().default(null),
  time_s: z.number().optional(),
});
export type Expectation = z.infer<typeof EXPECTATION>;

/** Formats that cannot be read by intention: they are refused by name. Every other file must come in. */
const REFUSED = /\.(?:doc|json|jsonl|mhtml|odt|srt|xml|zip)$/i;

/** What EXPECT.jsonl says, and what goes without saying of the files that it does not name. */
export function readExpectations(folder: string): (file: string) => Expectation {
  const list = path.join(folder, 'EXPECT.jsonl');
  const lines = fs.existsSync(list) ? fs.readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  const said = new Map(lines.map((line) => EXPECTATION.parse(JSON.parse(line))).map((entry) => [entry.file, entry]));
  return (file) => said.get(file) ?? EXPECTATION.parse({ file, outcome: REFUSED.test(file) ? 'refuse' : 'text' });
}
