import { expect, test } from 'vitest';
import { programPaths } from '../../../electron/main/paths.ts';

test('the parts of the program lie beside the built main module, models and resources in the installed folder', () => {
  const paths = programPaths('file:///opt/%E8%A6%8F%E7%AB%A0/dist/node/main.js', '/opt/規章');
  expect(paths).toEqual({
    models: '/opt/規章/models',
    resources: '/opt/規章/resources',
    preload: '/opt/規章/dist/preload/preload.cjs',
    renderer: '/opt/規章/dist/renderer',
    engine: new URL('file:///opt/%E8%A6%8F%E7%AB%A0/dist/node/engine.js'),
    reader: '/opt/規章/dist/node/reader.js',
  });
});
