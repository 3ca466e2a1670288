import { join } from 'node:path';
import { packages, zones } from './import-rules.js';

const ROOT = join(import.meta.dirname, '../..');
const TYPESCRIPT = ['**/*.{ts,tsx,mts}'];
const TESTS = ['**/*.spec.{ts,tsx}', '**/test/**', '**/testing/**', 'e2e/**', 'bench/**'];
const MAX_FILE = 300;

/** Each rule of a list with the same setting. */
const each = (rules, setting) => Object.fromEntries(rules.map((name) => [name, setting]));

const CORRECTNESS = [
  'for-direction',
  'no-async-promise-executor',
  'no-case-declarations',
  'no-compare-neg-zero',
  'no-cond-assign',
  'no-constant-binary-expression',
  'no-constant-condition',
  'no-control-regex',
  'no-debugger',
  'no-delete-var',
  'no-dupe-else-if',
  'no-duplicate-case',
  'no-empty',
  'no-empty-character-class',
  'no-empty-static-block',
  'no-ex-assign',
  'no-extra-boolean-cast',
  'no-fallthrough',
  'no-global-assign',
  'no-invalid-regexp',
  'no-irregular-whitespace',
  'no-loss-of-precision',
  'no-misleading-character-class',
  'no-nonoctal-decimal-escape',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-self-assign',
  'no-shadow-restricted-names',
  'no-sparse-arrays',
  'no-unassigned-vars',
  'no-unsafe-finally',
  'no-unsafe-optional-chaining',
  'no-unused-labels',
  'no-unused-private-class-members',
  'no-useless-assignment',
  'no-useless-backreference',
  'no-useless-catch',
  'no-useless-escape',
  'preserve-caught-error',
  'require-yield',
  'use-isnan',
  'valid-typeof',
];

const TYPESCRIPT_RULES = [
  'no-array-constructor',
  'no-unused-expressions',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'typescript/ban-ts-comment',
  'typescript/no-duplicate-enum-values',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-new',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-function-type',
  'typescript/no-wrapper-object-types',
  'typescript/prefer-as-const',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-namespace-keyword',
  'typescript/triple-slash-reference',
  'typescript/unified-signatures',
];

/** They ask TypeScript for types. */
const TYPED_RULES = {
  ...each(
    [
      'typescript/await-thenable',
      'typescript/no-array-delete',
      'typescript/no-base-to-string',
      'typescript/no-duplicate-type-constituents',
      'typescript/no-floating-promises',
      'typescript/no-for-in-array',
      'typescript/no-implied-eval',
      'typescript/no-redundant-type-constituents',
      'typescript/no-unnecessary-type-assertion',
      'typescript/no-unsafe-argument',
      'typescript/no-unsafe-assignment',
      'typescript/no-unsafe-call',
      'typescript/no-unsafe-enum-comparison',
      'typescript/no-unsafe-member-access',
      'typescript/no-unsafe-return',
      'typescript/no-unsafe-unary-minus',
      'typescript/only-throw-error',
      'typescript/prefer-promise-reject-errors',
      'typescript/require-await',
      'typescript/restrict-plus-operands',
      'typescript/restrict-template-expressions',
      'typescript/unbound-method',
    ],
    'error',
  ),
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

const HOOK_RULES = ['react/rules-of-hooks', 'react/exhaustive-deps'];
/** What the React Compiler says of components. */
const COMPILER_RULES = [
  'react/error-boundaries',
  'react/globals',
  'react/immutability',
  'react/incompatible-library',
  'react/preserve-manual-memoization',
  'react/purity',
  'react/refs',
  'react/set-state-in-effect',
  'react/set-state-in-render',
  'react/static-components',
  'react/unsupported-syntax',
  'react/use-memo',
];

/** The configuration of oxlint for the sources below `root`. */
export function lintConfig(root) {
  return {
    plugins: ['typescript', 'react', 'import'],
    jsPlugins: [
      { name: 'paths', specifier: import.meta.resolve('eslint-plugin-import-x') },
      { name: 'regexp', specifier: import.meta.resolve('eslint-plugin-regexp') },
      { name: 'vitrine', specifier: join(import.meta.dirname, 'plugin.js') },
    ],
    categories: { correctness: 'off' },
    options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
    env: { builtin: true, es2024: true },
    settings: { 'import-x/resolver': { typescript: { noWarnOnMultipleProjects: true } } },
    ignorePatterns: [
      '**/dist/**',
      '**/test-results/**',
      '**/playwright-report/**',
      '**/.local/**',
      '**/.data/**',
      'contracts/openapi/src/schema.d.ts',
      'services/api/src/database/tables.ts',
    ],
    rules: {
      ...each(CORRECTNESS, 'error'),
      'no-empty-pattern': 'error',
      'no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: MAX_FILE, skipBlankLines: false, skipComments: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-alert': 'error',
      'no-console': 'error',
      'import/no-cycle': ['error', { ignoreTypes: true }],
      'import/no-self-import': 'error',
      'paths/no-restricted-paths': ['error', { basePath: root, zones: zones(ROOT) }],
      // A pattern whose time grows with the square of a visitor's text lets one request hold up all others.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: false }],
      'vitrine/constant-names': 'error',
    },
    overrides: [
      {
        files: TYPESCRIPT,
        rules: {
          ...each(TYPESCRIPT_RULES, 'error'),
          ...TYPED_RULES,
          'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
          'typescript/no-extraneous-class': ['error', { allowWithDecorator: true, allowEmpty: true }],
          'vitrine/one-form': 'error',
        },
      },
      {
        // Dependency injection and validation read the imported classes at run time, from the types of decorated parameters.
        files: ['services/api/**/*.ts', 'examples/*/src/api/**/*.ts'],
        rules: { 'typescript/consistent-type-imports': 'off' },
      },
      ...packages.map(({ files, patterns }) => ({
        files,
        rules: { 'no-restricted-imports': ['error', { patterns }] },
      })),
      {
        files: ['services/api/src/**/*.ts', 'examples/*/src/api/**/*.ts'],
        excludeFiles: ['**/*.spec.ts', 'services/api/src/{cli,common,database}/**'],
        rules: { 'vitrine/table-access': 'error' },
      },
      {
        files: ['frontends/**/*.{ts,tsx}', 'examples/*/src/{admin,storefront}/**/*.{ts,tsx}'],
        rules: each([...HOOK_RULES, ...COMPILER_RULES], 'error'),
      },
      { files: ['**/*.{js,mjs,cjs}'], env: { node: true }, rules: { 'no-undef': 'error' } },
      {
        files: ['infra/local/src/mailbox/page/*.js', 'services/api/src/**/browser/*.js'],
        env: { browser: true },
        globals: { DOMPurify: 'readonly', Redoc: 'readonly' },
      },
      {
        files: ['infra/**', '**/cli/**', '**/cli.ts', '**/bin/**', 'bench/**', 'e2e/src/start.ts'],
        rules: { 'no-console': 'off' },
      },
      {
        files: TESTS,
        rules: {
          // They match texts of their own.
          'regexp/no-super-linear-backtracking': 'off',
          'regexp/no-super-linear-move': 'off',
          'typescript/no-non-null-assertion': 'off',
          'max-lines': 'off',
          ...each(
            [
              'typescript/no-unsafe-assignment',
              'typescript/no-unsafe-member-access',
              'typescript/no-unsafe-argument',
              'typescript/no-unsafe-return',
              'typescript/no-unsafe-call',
              'typescript/unbound-method',
            ],
            'off',
          ),
          // Components of tests are rendered once.
          ...each(COMPILER_RULES, 'off'),
        },
      },
      {
        // Playwright reads a fixture's needs from its parameter's pattern, also when there are none.
        files: ['e2e/**/*.ts'],
        rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
      },
    ],
  };
}
