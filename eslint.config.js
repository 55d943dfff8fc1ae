import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Text of a document or a query never becomes HTML, and the network is never asked. */
const FORBIDDEN_SYNTAX = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text of a document is shown as text, never as HTML.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Text of a document is shown as text, never as HTML.',
  },
];

export default defineConfig(
  globalIgnores(['dist', '.runtime', 'node_modules', 'test-results', 'test/fixtures', 'resources', 'models']),
  {
    files: ['{electron,renderer,shared,test}/**/*.{ts,tsx}', '*.config.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.config.ts'] } } },
    rules: {
      // Numbers in messages and file names are meant as printed.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An operation of the contract names the type of its result where nothing can be inferred from.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Operations answer by promise, whether or not they wait for something themselves.
      '@typescript-eslint/require-await': 'off',
      // A text is spread into its code points on purpose.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Left out of the rest of an object, or required by a signature.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX],
      eqeqeq: 'error',
    },
  },
  {
    // JSON that a test reads back is held against its expectation, which is stricter than any type.
    files: ['test/**/*.{ts,tsx}'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        'off',
      ]),
    ),
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    // Speaks of what the React Compiler would leave out; it is not used.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['scripts/**/*.{js,mjs}', '*.config.js'],
    extends: [tseslint.configs.strict],
    languageOptions: { globals: { Buffer: 'readonly', console: 'readonly', process: 'readonly', URL: 'readonly' } },
    rules: { 'no-undef': 'error', eqeqeq: 'error' },
  },
);
