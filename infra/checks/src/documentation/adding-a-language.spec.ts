import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';

const GUIDE = readFileSync(join(ROOT, 'docs/guides/add-a-language.md'), 'utf8');
const SCHEMAS = 'contracts/schemas';

/** A copy of the rules in which the guide's steps are done; packages are found above it. */
let copy: string;

beforeAll(() => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  copy = mkdtempSync(join(ROOT, 'test-results/language-'));
  for (const file of [
    'tsconfig.base.json',
    `${SCHEMAS}/src`,
    `${SCHEMAS}/tsconfig.json`,
    `${SCHEMAS}/tsconfig.build.json`,
  ])
    cpSync(join(ROOT, file), join(copy, file), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true }));

const change = (file: string, from: string | RegExp, to: string) => {
  const path = join(copy, SCHEMAS, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
};

/** The errors of the compiler in the copy; empty if there are none. */
function problems(): string {
  const compiler = [
    join(ROOT, 'node_modules/typescript7/bin/tsc'),
    '-p',
    'tsconfig.build.json',
    '--noEmit',
    '--pretty',
    'false',
  ];
  try {
    execFileSync(process.execPath, compiler, { cwd: join(copy, SCHEMAS), encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('the folders that the guide names are there', () => {
  const named = [...GUIDE.matchAll(/^ +\| `([^`]+)`/gm)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(3);
  for (const path of named) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
});

test('after the line the compiler names the place that lacks the language, and after the texts it reports nothing', () => {
  const [, line = ''] = /Add `(\w+: '[\w-]+')` to `LOCALES`/.exec(GUIDE) ?? [];
  expect(line).toBe("it: 'it-IT'");
  change('src/languages/languages.ts', /(export const LOCALES = \{[^}]*?),? \}/, `$1, ${line} }`);
  expect(problems()).toMatch(/^src\/texts\/further\.ts/m);
  cpSync(join(copy, SCHEMAS, 'src/texts/fr'), join(copy, SCHEMAS, 'src/texts/it'), { recursive: true });
  change('src/texts/further.ts', '{ fr: FRENCH }', '{ fr: FRENCH, it: ITALIAN }');
  change('src/texts/further.ts', /^(import \{ FRENCH .*)$/m, `$1\nimport { FRENCH as ITALIAN } from './it/index.js';`);
  expect(problems()).toBe('');
}, 120_000);
