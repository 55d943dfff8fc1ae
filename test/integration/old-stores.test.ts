import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../support/open-test-store.ts';
import { placesOf, ROOT, startTestEngine } from '../support/start-test-engine.ts';

/** Stores as released programs wrote them, each with the library "House" and its keys.md; packed, for vec0 lays out room for 1,024 vectors. */
const STORES = path.join(ROOT, 'test', 'fixtures', 'stores');

test.each(fs.readdirSync(STORES))('the store of %s is opened, searched and found whole', async (name) => {
  const folder = makeTestFolder();
  fs.writeFileSync(path.join(folder, 'policies.sqlite'), gunzipSync(fs.readFileSync(path.join(STORES, name))));
  const engine = startTestEngine(folder);
  expect(placesOf(await engine.search('House', 'Who do I tell about lost keys?'))).toEqual(['keys.md:6']);
  expect(await engine.ask('verify', {})).toMatchObject({ ok: true });
});
