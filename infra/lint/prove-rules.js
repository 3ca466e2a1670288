// Proves that the lint rules work: each case is code that must be refused, or, without a rule, must pass.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import { TABLE_DOMAINS } from './table-owners.js';

const root = resolve(import.meta.dirname, '../..');
const CASES = [
  {
    file: 'frontends/storefront/src/case.ts',
    code: "import '../../admin/src/routes.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'frontends/admin/src/case.ts',
    code: "import '../../storefront/src/routes.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'frontends/platform/src/case.ts',
    code: "import '../../ui/src/index.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'frontends/ui/src/case.ts',
    code: "import '../../admin/src/routes.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'frontends/app-screens/src/case.ts',
    code: "import '../../platform/src/index.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'frontends/shell/src/case.ts',
    code: "import '../../storefront/src/routes.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'frontends/storefront/src/home/case.ts',
    code: "import '../products/products-page.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'frontends/storefront/src/case.ts',
    code: "import 'react-router';",
    rule: '@typescript-eslint/no-restricted-imports',
  },
  {
    file: 'frontends/admin/src/case.ts',
    code: "import '@tanstack/react-query';",
    rule: '@typescript-eslint/no-restricted-imports',
  },
  { file: 'frontends/admin/src/case.ts', code: "import 'i18next';", rule: '@typescript-eslint/no-restricted-imports' },
  {
    file: 'frontends/platform/src/case.ts',
    code: "import '@mui/material/Button';",
    rule: '@typescript-eslint/no-restricted-imports',
  },
  {
    file: 'contracts/schemas/src/case.ts',
    code: "import '@vitrine/platform';",
    rule: '@typescript-eslint/no-restricted-imports',
  },
  {
    file: 'contracts/schemas/src/case.ts',
    code: "import '../../../services/web/src/main.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'services/api/src/common/case.ts',
    code: "import '../catalogue/products/products.service.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'services/api/src/catalogue/products/case.ts',
    code: "import '../../requests/orders/changes/order-lifecycle.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'services/api/src/catalogue/products/case.service.ts',
    code: "import './products.controller.js';",
    rule: 'import-x/no-restricted-paths',
  },
  { file: 'services/web/src/case.ts', code: "import '../../api/src/main.js';", rule: 'import-x/no-restricted-paths' },
  { file: 'services/kit/src/case.ts', code: "import '../../api/src/main.js';", rule: 'import-x/no-restricted-paths' },
  {
    file: 'services/kit/src/case.ts',
    code: "import '@vitrine/platform';",
    rule: '@typescript-eslint/no-restricted-imports',
  },
  {
    file: 'examples/appointments/src/case.ts',
    code: "import '@vitrine/platform';",
    rule: '@typescript-eslint/no-restricted-imports',
  },
  {
    file: 'examples/appointments/src/case.ts',
    code: "import '@vitrine/api/dist/app.module.js';",
    rule: '@typescript-eslint/no-restricted-imports',
  },
  { file: 'examples/appointments/src/case.ts', code: "import '@vitrine/api/extension';" },
  {
    file: 'services/api/src/common/case.ts',
    code: "import '../../../../examples/appointments/src/rules.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'examples/appointments/src/api/case.ts',
    code: "export const text = 'update outbox set status = 1';",
    rule: 'vitrine/table-access',
  },
  {
    file: 'services/api/src/content/stores/case.ts',
    code: "import '../../extension/index.js';",
    rule: 'import-x/no-restricted-paths',
  },
  { file: 'services/kit/src/case.ts', code: "import '@vitrine/schemas';" },
  { file: 'services/api/src/common/case.ts', code: "import '@vitrine/kit';" },
  { file: 'services/web/src/case.ts', code: "import '@vitrine/kit';" },
  {
    file: 'services/api/src/content/stores/case.ts',
    code: 'export const text = `select id from orders where id = 1`;',
    rule: 'vitrine/table-access',
  },
  {
    file: 'services/api/src/content/stores/case.ts',
    code: "export const text = 'select s.id from stores s join coupons c on c.id = s.id';",
    rule: 'vitrine/table-access',
  },
  {
    file: 'services/api/src/content/stores/case.ts',
    code: "export const built = (db) => db.selectFrom('orders as o').selectAll();",
    rule: 'vitrine/table-access',
  },
  {
    file: 'services/api/src/content/stores/case.ts',
    code: "export const built = (db) => db.selectFrom('stores').innerJoin('outbox', 'outbox.id', 'stores.id');",
    rule: 'vitrine/table-access',
  },
  { file: 'services/api/src/content/stores/case.ts', code: "export const built = (db) => db.deleteFrom('stores');" },
  {
    file: 'services/api/src/catalogue/pricing/case.ts',
    code: "export const built = (db) => db.selectFrom('products');",
  },
  { file: 'services/api/src/common/case.ts', code: "export const built = (db) => db.insertInto('audit_log');" },
  {
    file: 'services/web/src/case.ts',
    code: 'export class Case { #name = 1; value() { return this.#name; } }',
    rule: 'no-restricted-syntax',
  },
  {
    file: 'frontends/storefront/src/case.tsx',
    code: "import styles from './case.module.css'; export const name = styles['title'];",
    rule: 'no-restricted-syntax',
  },
  ...[
    'export const waitMs = 60 * 1000;',
    "const title = 'Vitrine';",
    'const word = /^[a-z]+$/;',
    "export const sizes = ['s', 'm'] as const;",
    "const sizes = ['s', 'm'] as const satisfies readonly string[];",
    'const widths: Readonly<Record<string, number>> = { s: 1 };',
    "const names: readonly string[] = ['s'];",
    "const names = Object.freeze({ small: 's' });",
  ].map((code) => ({ file: 'services/web/src/case.ts', code, rule: 'names/constants' })),
  ...[
    'export const WAIT_MS = 60 * 1000;',
    'export const inTime = (ms: number) => ms < 1000;',
    "export const ordersKey = ['orders'] as const;",
    'export const started = { at: Date.now() } as const;',
    'export function wait() { const pauseMs = 1000; return pauseMs; }',
  ].map((code) => ({ file: 'services/web/src/case.ts', code })),
  { file: 'frontends/storefront/src/case.ts', code: "import '@vitrine/platform';" },
  { file: 'frontends/ui/src/case.ts', code: "import '@vitrine/platform';" },
  { file: 'services/api/src/catalogue/products/case.ts', code: "import '../../common/errors/api-error.js';" },
  ...['contracts/schemas', 'services/kit', 'services/api', 'services/web', 'frontends/storefront'].flatMap((folder) => [
    {
      file: `${folder}/src/case.ts`,
      code: "export const redacted = (path) => path.replace(/[^/]*@/g, '');",
      rule: 'regexp/no-super-linear-move',
    },
    {
      file: `${folder}/src/case.ts`,
      code: 'export const isList = (text) => /^(?:a+,?)+$/.test(text);',
      rule: 'regexp/no-super-linear-backtracking',
    },
    { file: `${folder}/src/case.ts`, code: 'export const isWord = (text) => /^[a-z]+$/.test(text);' },
  ]),
];

/** Code that breaks one rule that needs types; each case is a file of its own. */
const TYPED_CASES = [
  { code: 'Promise.resolve(1);', rule: 'no-floating-promises' },
  { code: 'export const wrong = [1].filter((n) => Promise.resolve(n > 1));', rule: 'no-misused-promises' },
  { code: 'export const wrong = async (): Promise<number> => await 1;', rule: 'await-thenable' },
  { code: "export const wrong: string = JSON.parse('1');", rule: 'no-unsafe-assignment' },
  { code: "export const wrong = (): number => JSON.parse('1');", rule: 'no-unsafe-return' },
  { code: "export const wrong: unknown = JSON.parse('1').a;", rule: 'no-unsafe-member-access' },
  { code: 'export const wrong = `${{ a: 1 }}`;', rule: 'no-base-to-string' },
  { code: "export const wrong = (): never => { throw 'text'; };", rule: 'only-throw-error' },
  {
    code: "export function wrong(x: 'a' | 'b'): void { switch (x) { case 'a': break; } }",
    rule: 'switch-exhaustiveness-check',
  },
  { code: 'export const right = async (): Promise<number> => Promise.resolve(1);' },
];

/** @returns the rules that oxlint found broken, by file name */
function lintWithTypes(files) {
  // Below the root, where the configuration of oxlint applies.
  const directory = mkdtempSync(join(root, 'infra/lint/typed-cases-'));
  try {
    writeFileSync(
      join(directory, 'tsconfig.json'),
      JSON.stringify({ extends: '../../../tsconfig.base.json', compilerOptions: { types: [] }, include: ['*.ts'] }),
    );
    for (const [name, code] of Object.entries(files)) writeFileSync(join(directory, name), `${code}\n`);
    const { stdout } = spawnSync('oxlint', ['--format', 'json', directory], { cwd: root, encoding: 'utf8' });
    const found = {};
    for (const { filename, code } of JSON.parse(stdout).diagnostics) {
      (found[filename.split('/').at(-1)] ??= []).push(code.slice(code.indexOf('(') + 1, -1));
    }
    return found;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const eslint = new ESLint({ cwd: root });
const wrong = [];
for (const { file, code, rule } of CASES) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) });
  const found = (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
  const asExpected = rule ? found.includes(rule) : found.length === 0;
  if (!asExpected)
    wrong.push(`${file}: ${code} — expected ${rule ?? 'nothing'}, found ${found.join(', ') || 'nothing'}`);
}
const byFile = lintWithTypes(Object.fromEntries(TYPED_CASES.map(({ code }, index) => [`case-${index}.ts`, code])));
TYPED_CASES.forEach(({ code, rule }, index) => {
  const found = byFile[`case-${index}.ts`] ?? [];
  if (rule ? !found.includes(rule) : found.length > 0)
    wrong.push(`${code} — expected ${rule ?? 'nothing'}, found ${found.join(', ') || 'nothing'}`);
});
const tables = /^export interface DB \{\n(.*?)^\}/ms.exec(
  readFileSync(join(root, 'services/api/src/database/tables.ts'), 'utf8'),
)[1];
const owned = [...tables.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table).sort();
if (owned.join() !== Object.keys(TABLE_DOMAINS).sort().join())
  wrong.push('TABLE_DOMAINS in infra/lint/table-owners.js does not name the tables of the database');
const count = CASES.length + TYPED_CASES.length;
if (wrong.length > 0) {
  console.error(`${wrong.length} of ${count} cases of the lint rules do not behave as expected:\n${wrong.join('\n')}`);
  process.exit(1);
}
console.log(`The lint rules hold in all ${count} cases.`);
