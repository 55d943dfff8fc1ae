import { defineConfig } from 'vitest/config';

/** `npm run test:long` adds the tests that take minutes. */
const folders = ['unit', 'integration', 'security', 'eval', 'architecture'];
if (process.env['LONG_TESTS'] === '1') folders.push('long');

export default defineConfig({
  test: {
    include: folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`),
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
