import { createHash } from 'node:crypto';
import { openStore } from '../../../electron/engine/store/open-store.ts';
import { saveVersion } from '../../../electron/engine/store/save-version.ts';
import { indexTermsOf } from '../../../electron/engine/text/terms.ts';

/** A process of its own that opens a store and imports `count` documents of one rule each. Arguments: folder, name, count. */
const [folder = '', name = '', count = '0'] = process.argv.slice(2);
const store = openStore(folder);
for (let index = 0; index < Number(count); index += 1) {
  const text = `Rule ${index} of ${name}.`;
  const bytes = Buffer.from(text);
  const saved = saveVersion(store, {
    library: 'Cedar Ridge',
    key: `${name}-${index}.txt`,
    sourceFolder: '/policies',
    fileName: `${name}-${index}.txt`,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: () => [bytes],
    document: {
      format: 'text',
      encoding: 'utf-8',
      text,
      hasLines: true,
      blocks: [{ type: 'paragraph', start: 0, end: text.length }],
      pages: null,
      fields: {},
      problems: [],
    },
    marks: { definitions: [], references: [] },
    passages: [
      {
        text,
        start: 0,
        end: text.length,
        headings: [],
        sectionDepth: 0,
        clause: null,
        clauseKey: null,
        otherKeys: [],
        lines: [1, 1],
        pages: null,
        pageLabels: null,
        kind: 'rule',
        tags: [],
      },
    ],
    recipe: 'recipe-1',
    abbreviations: [],
    indexTerms: indexTermsOf,
    today: 20_000,
    account: name,
  });
  if (!saved.ok) throw new Error(saved.error.code);
}
store.close();
