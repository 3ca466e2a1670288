// Proves that the lint rules work: each case is code that must be refused, or, without a rule, must pass.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CASES, TYPED_CASES } from './rule-cases.js';
import { TABLE_DOMAINS } from './table-owners.js';

const root = resolve(import.meta.dirname, '../..');
const CONFIG = 'oxlint.config.js';
/** Its rules stand once; only where the repository begins, and whether types are asked for, differ. */
const configOf = (typeAware) => `import { lintConfig } from '${join(import.meta.dirname, 'config.js')}';
const config = lintConfig(import.meta.dirname);
export default { ...config, options: { ...config.options, typeAware: ${typeAware} } };
`;

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Lints cases as files of a directory that looks like the repository.
 * @returns the names of the rules that each case breaks
 */
function lint(cases, { typeAware }) {
  const directory = mkdtempSync(join(import.meta.dirname, 'cases-'));
  try {
    write(join(directory, CONFIG), configOf(typeAware));
    write(
      join(directory, 'tsconfig.json'),
      JSON.stringify({ extends: '../../../tsconfig.base.json', compilerOptions: { types: [] } }),
    );
    const files = cases.map(({ file = 'infra/case.ts', code }, index) => {
      const path = join(directory, file.replace('case.', `case-${index}.`));
      write(path, `${code}\n`);
      // A path is followed to the file only if there is one.
      for (const [, imported] of code.matchAll(/'(\.[^']+)\.js'/g)) {
        write(join(dirname(path), `${imported}.ts`), 'export {};\n');
      }
      return path;
    });
    const { stdout, stderr } = spawnSync('oxlint', ['-c', CONFIG, '--format', 'json'], {
      cwd: directory,
      encoding: 'utf8',
    });
    if (!stdout.startsWith('{')) throw new Error(`oxlint failed: ${stdout}${stderr}`);
    const found = new Map(files.map((file) => [file, []]));
    for (const { filename, code } of JSON.parse(stdout).diagnostics) {
      found.get(resolve(directory, filename))?.push(code.slice(code.indexOf('(') + 1, -1));
    }
    return [...found.values()];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** @returns a line for each case that does not behave as expected */
function prove(cases, options) {
  return lint(cases, options).flatMap((found, index) => {
    const { file = '', code, rule } = cases[index];
    const asExpected = rule ? found.includes(rule) : found.length === 0;
    return asExpected
      ? []
      : [`${file} ${code} — expected ${rule ?? 'nothing'}, found ${found.join(', ') || 'nothing'}`];
  });
}

const wrong = [...prove(CASES, { typeAware: false }), ...prove(TYPED_CASES, { typeAware: true })];
const tables = /^export interface DB \{\n(.*?)^\}/ms.exec(
  readFileSync(join(root, 'services/api/src/database/tables.ts'), 'utf8'),
)[1];
const owned = [...tables.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table).sort();
if (owned.join() !== Object.keys(TABLE_DOMAINS).sort().join())
  wrong.push('TABLE_DOMAINS in infra/lint/table-owners.js does not name the tables of the database');
const { stdout: silenced } = spawnSync(
  'git',
  ['grep', '-nE', '(ox|es)lint-(dis|en)able', '--', '*.ts', '*.tsx', '*.js', '*.mjs'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
for (const line of silenced.split('\n').filter((line) => line && !line.startsWith('infra/lint/prove-rules.js')))
  wrong.push(`${line} — a rule is not silenced in a file`);
const count = CASES.length + TYPED_CASES.length;
if (wrong.length > 0) {
  console.error(`${wrong.length} of ${count} cases of the lint rules do not behave as expected:\n${wrong.join('\n')}`);
  process.exit(1);
}
console.log(`The lint rules hold in all ${count} cases.`);
