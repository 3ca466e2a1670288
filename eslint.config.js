import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { constantNames } from './infra/lint/constant-names.js';
import { packages, zones } from './infra/lint/import-rules.js';
import { tableAccess } from './infra/lint/table-access.js';

const root = import.meta.dirname;
const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.spec.{ts,tsx}', '**/test/**', '**/testing/**', 'e2e/**', 'bench/**'];
const LONGEST_FILE = 300;
/** What the React Compiler says of components; its analysis takes longer than all other rules together. */
const compilerRules = Object.keys(reactHooks.configs.recommended.rules).filter(
  (name) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(name),
);

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.local/**',
      '**/.data/**',
      '**/test-results/**',
      '**/playwright-report/**',
      'contracts/openapi/src/schema.d.ts',
      'services/api/src/database/tables.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: typescript,
    // Rules that need types are in .oxlintrc.json: oxlint asks TypeScript 7, which is several times faster.
    extends: tseslint.configs.strict,
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // In .oxlintrc.json.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
    },
  },
  {
    // Dependency injection and validation read the imported classes at run time, from the types of decorated parameters.
    files: ['services/api/**/*.ts', 'examples/*/src/api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { 'import-x': importX, names: { rules: { constants: constantNames } }, regexp },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ noWarnOnMultipleProjects: true })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: zones(root) }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'names/constants': 'error',
      'max-lines': ['error', { max: LONGEST_FILE, skipBlankLines: false, skipComments: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-alert': 'error',
      'no-console': 'error',
      // A pattern whose time grows with the square of a visitor's text lets one request hold up all others.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: false }],
    },
  },
  ...packages.map(({ files, patterns }) => ({
    files,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  })),
  {
    files: ['services/api/src/**/*.ts', 'examples/*/src/api/**/*.ts'],
    ignores: ['**/*.spec.ts', 'services/api/src/{cli,common,database}/**'],
    plugins: { vitrine: { rules: { 'table-access': tableAccess } } },
    rules: { 'vitrine/table-access': 'error' },
  },
  {
    // One way to write each: a member that is nobody else's, and a class of a CSS module.
    files: typescript,
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'PropertyDefinition > PrivateIdentifier', message: 'Write `private name`.' },
        { selector: 'MethodDefinition > PrivateIdentifier', message: 'Write `private name`.' },
        {
          selector: 'MemberExpression[computed=true][object.name=/styles$/i] > Literal[value=/^[A-Za-z]\\w*$/]',
          message: 'Write `styles.name`.',
        },
      ],
    },
  },
  {
    files: ['frontends/**/*.{ts,tsx}', 'examples/*/src/{admin,storefront}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['infra/local/src/mailbox/page/*.js', 'services/api/src/**/browser/*.js'],
    languageOptions: { globals: { ...globals.browser, DOMPurify: 'readonly', Redoc: 'readonly' } },
  },
  {
    files: ['infra/**', '**/cli/**', '**/cli.ts', '**/bin/**', 'bench/**', 'e2e/src/start.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: tests,
    rules: {
      // They match texts of their own.
      'regexp/no-super-linear-backtracking': 'off',
      'regexp/no-super-linear-move': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': 'off',
      // Components of tests are rendered once.
      ...Object.fromEntries(compilerRules.map((name) => [name, 'off'])),
    },
  },
  {
    // Playwright reads a fixture's needs from its parameter's pattern, also when there are none.
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  prettier,
);
