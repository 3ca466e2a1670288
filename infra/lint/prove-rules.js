// Proves that the import rules and the rules on regular expressions bite: each case is code that must be refused, or, without a rule, must pass.
import { join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

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
    code: "import '../products/products.service.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'services/api/src/products/case.ts',
    code: "import '../orders/order-lifecycle.js';",
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'services/api/src/products/case.service.ts',
    code: "import './products.controller.js';",
    rule: 'import-x/no-restricted-paths',
  },
  { file: 'services/web/src/case.ts', code: "import '../../api/src/main.js';", rule: 'import-x/no-restricted-paths' },
  { file: 'frontends/storefront/src/case.ts', code: "import '@vitrine/platform';" },
  { file: 'frontends/ui/src/case.ts', code: "import '@vitrine/platform';" },
  { file: 'services/api/src/products/case.ts', code: "import '../common/errors/api-error.js';" },
  ...['contracts/schemas', 'services/api', 'services/web', 'frontends/storefront'].flatMap((folder) => [
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

// The cases are not files of any TypeScript project, so the rules that need types are off.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [{ ...tseslint.configs.disableTypeChecked, files: ['**/case*.ts'] }],
});
const wrong = [];
for (const { file, code, rule } of CASES) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) });
  const found = (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
  const asExpected = rule ? found.includes(rule) : found.length === 0;
  if (!asExpected)
    wrong.push(`${file}: ${code} — expected ${rule ?? 'nothing'}, found ${found.join(', ') || 'nothing'}`);
}
if (wrong.length > 0) {
  console.error(`${wrong.length} of ${CASES.length} cases of the lint rules do not behave:\n${wrong.join('\n')}`);
  process.exit(1);
}
console.log(`The lint rules hold in all ${CASES.length} cases.`);
