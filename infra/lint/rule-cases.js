/** Code that breaks one rule where it stands or, without a rule, none. */
export const CASES = [
  {
    file: 'frontends/storefront/src/case.ts',
    code: "import '../../admin/src/routes.js';",
    rule: 'no-restricted-paths',
  },
  {
    file: 'frontends/admin/src/case.ts',
    code: "import '../../storefront/src/routes.js';",
    rule: 'no-restricted-paths',
  },
  {
    file: 'frontends/platform/src/case.ts',
    code: "import '../../ui/src/index.js';",
    rule: 'no-restricted-paths',
  },
  {
    file: 'frontends/ui/src/case.ts',
    code: "import '../../admin/src/routes.js';",
    rule: 'no-restricted-paths',
  },
  {
    file: 'frontends/app-screens/src/case.ts',
    code: "import '../../platform/src/index.js';",
    rule: 'no-restricted-paths',
  },
  {
    file: 'frontends/shell/src/case.ts',
    code: "import '../../storefront/src/routes.js';",
    rule: 'no-restricted-paths',
  },
  {
    file: 'frontends/storefront/src/home/case.ts',
    code: "import '../products/products-page.js';",
    rule: 'no-restricted-paths',
  },
  {
    file: 'frontends/storefront/src/case.ts',
    code: "import 'react-router';",
    rule: 'no-restricted-imports',
  },
  {
    file: 'frontends/admin/src/case.ts',
    code: "import '@tanstack/react-query';",
    rule: 'no-restricted-imports',
  },
  { file: 'frontends/admin/src/case.ts', code: "import 'i18next';", rule: 'no-restricted-imports' },
  {
    file: 'frontends/platform/src/case.ts',
    code: "import '@mui/material/Button';",
    rule: 'no-restricted-imports',
  },
  {
    file: 'contracts/schemas/src/case.ts',
    code: "import '@vitrine/platform';",
    rule: 'no-restricted-imports',
  },
  {
    file: 'contracts/schemas/src/case.ts',
    code: "import '../../../services/web/src/main.js';",
    rule: 'no-restricted-paths',
  },
  {
    file: 'services/api/src/common/case.ts',
    code: "import '../catalogue/products/products.service.js';",
    rule: 'no-restricted-paths',
  },
  {
    file: 'services/api/src/catalogue/products/case.ts',
    code: "import '../../requests/orders/changes/order-lifecycle.js';",
    rule: 'no-restricted-paths',
  },
  {
    file: 'services/api/src/catalogue/products/case.service.ts',
    code: "import './products.controller.js';",
    rule: 'no-restricted-paths',
  },
  { file: 'services/web/src/case.ts', code: "import '../../api/src/main.js';", rule: 'no-restricted-paths' },
  { file: 'services/kit/src/case.ts', code: "import '../../api/src/main.js';", rule: 'no-restricted-paths' },
  {
    file: 'services/kit/src/case.ts',
    code: "import '@vitrine/platform';",
    rule: 'no-restricted-imports',
  },
  {
    file: 'examples/appointments/src/case.ts',
    code: "import '@vitrine/platform';",
    rule: 'no-restricted-imports',
  },
  {
    file: 'examples/appointments/src/case.ts',
    code: "import '@vitrine/api/dist/app.module.js';",
    rule: 'no-restricted-imports',
  },
  { file: 'examples/appointments/src/case.ts', code: "import '@vitrine/api/extension';" },
  {
    file: 'services/api/src/common/case.ts',
    code: "import '../../../../examples/appointments/src/rules.js';",
    rule: 'no-restricted-paths',
  },
  {
    file: 'examples/appointments/src/api/case.ts',
    code: "export const text = 'update outbox set status = 1';",
    rule: 'table-access',
  },
  {
    file: 'services/api/src/content/stores/case.ts',
    code: "import '../../extension/index.js';",
    rule: 'no-restricted-paths',
  },
  { file: 'services/kit/src/case.ts', code: "import '@vitrine/schemas';" },
  { file: 'services/kit/src/case.ts', code: "import '@vitrine/schemas/texts/fr';" },
  { file: 'contracts/schemas/src/case.ts', code: "import '@vitrine/api/extension';", rule: 'no-restricted-imports' },
  { file: 'frontends/shell/src/case.ts', code: "import '@mui/material';", rule: 'no-restricted-imports' },
  { file: 'services/api/src/common/case.ts', code: "import '@vitrine/kit';" },
  { file: 'services/web/src/case.ts', code: "import '@vitrine/kit';" },
  {
    file: 'services/api/src/content/stores/case.ts',
    code: 'export const text = `select id from orders where id = 1`;',
    rule: 'table-access',
  },
  {
    file: 'services/api/src/content/stores/case.ts',
    code: "export const text = 'select s.id from stores s join coupons c on c.id = s.id';",
    rule: 'table-access',
  },
  {
    file: 'services/api/src/content/stores/case.ts',
    code: "export const built = (db) => db.selectFrom('orders as o').selectAll();",
    rule: 'table-access',
  },
  {
    file: 'services/api/src/content/stores/case.ts',
    code: "export const built = (db) => db.selectFrom('stores').innerJoin('outbox', 'outbox.id', 'stores.id');",
    rule: 'table-access',
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
    rule: 'one-form',
  },
  {
    file: 'frontends/storefront/src/case.tsx',
    code: "import styles from './case.module.css'; export const name = styles['title'];",
    rule: 'one-form',
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
  ].map((code) => ({ file: 'services/web/src/case.ts', code, rule: 'constant-names' })),
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
      rule: 'no-super-linear-move',
    },
    {
      file: `${folder}/src/case.ts`,
      code: 'export const isList = (text) => /^(?:a+,?)+$/.test(text);',
      rule: 'no-super-linear-backtracking',
    },
    { file: `${folder}/src/case.ts`, code: 'export const isWord = (text) => /^[a-z]+$/.test(text);' },
  ]),
];

/** The same for rules that need types. */
export const TYPED_CASES = [
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
