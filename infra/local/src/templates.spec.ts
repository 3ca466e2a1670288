import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const MIGRATIONS = 'services/api/src/database/migrations';
const RECORDS = 'frontends/storefront/src/company-pages.ts';
const BROWSER_TESTS = 'e2e/src/public-pages.ts';
const SCHEMAS = 'contracts/schemas/src/index.ts';
const MODULES = 'services/api/src/app.module.ts';
const DOCUMENT_TEXTS = 'services/api/src/platform/operations/openapi-texts.ts';
const IMPORT_RULES = 'infra/lint/import-rules.js';
const TABLE_OWNERS = 'infra/lint/table-owners.js';
const SCREEN_NAMES = 'contracts/schemas/src/admin-screens.ts';
const TRASH = 'contracts/schemas/src/trash.ts';
const SCREENS = 'frontends/admin/src/screens.ts';
const CHANGED = [
  'docs/decisions',
  BROWSER_TESTS,
  RECORDS,
  SCHEMAS,
  MODULES,
  DOCUMENT_TEXTS,
  IMPORT_RULES,
  TABLE_OWNERS,
  SCREEN_NAMES,
  TRASH,
  SCREENS,
];

let copy: string;
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(ROOT, 'node_modules', script), ...args], { cwd: ROOT, stdio: 'pipe' });
const make = (kind: string, ...answers: string[]) =>
  run('plop/bin/plop.js', '--plopfile', 'infra/local/templates/plopfile.mjs', '--dest', copy, kind, ...answers);
const expectFormatted = () => {
  const files = globSync('**/*.{ts,tsx,css,md}', { cwd: copy }).map((file) => join(copy, file));
  run('oxfmt/bin/oxfmt', '--check', '--config', join(ROOT, '.oxfmtrc.json'), ...files);
};

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'vitrine-new-'));
  mkdirSync(join(copy, MIGRATIONS), { recursive: true });
  for (const path of CHANGED) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

test('a migration has the time in its name, and a class of its name', () => {
  make('migration', 'add greeting', 'people');
  const [file = ''] = readdirSync(join(copy, MIGRATIONS, 'people'));
  expect(file).toMatch(/^Migration20\d{12}AddGreeting\.ts$/);
  expect(read(`${MIGRATIONS}/people/${file}`)).toContain(`export class ${file.replace('.ts', '')} extends Migration {`);
  expectFormatted();
});

test('a decision has the number after the last, and is the last of the list', () => {
  const last = Math.max(...readdirSync(join(copy, 'docs/decisions')).map((file) => Number.parseInt(file, 10) || 0));
  const number = String(last + 1).padStart(4, '0');
  make('decision', 'Gift cards are sold');
  expect(read(`docs/decisions/${number}-gift-cards-are-sold.md`)).toContain(`# ${number} Gift cards are sold\n`);
  const lines = read('docs/decisions/README.md').trimEnd().split('\n');
  expect(lines.at(-1)).toContain(`| [${number}](${number}-gift-cards-are-sold.md) `);
  expectFormatted();
});

test('a page has its record and its place in the browser tests', () => {
  make('page', 'gift cards');
  const records = read(RECORDS);
  expect(records).toContain("path: '/gift-cards',");
  expect(records).toContain('import(/* webpackChunkName: "gift-cards" */ \'./gift-cards/gift-cards-page.js\')');
  expect(records).toContain("title: { de: 'Gift cards', en: 'Gift cards' },");
  expect(read(BROWSER_TESTS)).toContain("'/gift-cards'");
  expect(readdirSync(join(copy, 'frontends/storefront/src/gift-cards')).sort()).toEqual([
    'gift-cards-page.module.css',
    'gift-cards-page.spec.tsx',
    'gift-cards-page.tsx',
    'texts.ts',
  ]);
  expectFormatted();
});

test('a resource is nine files, and is named where the API, the admin and the import rules find it', () => {
  make('resource', 'gift card');
  const made = globSync('**/*gift-card*.{ts,tsx}', { cwd: copy }).map((file) => file.replaceAll('\\', '/'));
  expect(made.sort()).toEqual([
    'contracts/schemas/src/resources/gift-card.ts',
    'frontends/admin/src/gift-cards/gift-card-calls.ts',
    'frontends/admin/src/gift-cards/gift-card-form-page.tsx',
    'frontends/admin/src/gift-cards/gift-cards-page.tsx',
    'services/api/src/content/gift-cards/gift-card.ts',
    'services/api/src/content/gift-cards/gift-cards.controller.ts',
    'services/api/src/content/gift-cards/gift-cards.module.ts',
    'services/api/src/content/gift-cards/gift-cards.service.ts',
  ]);
  const [migration = ''] = readdirSync(join(copy, MIGRATIONS, 'content'));
  expect(migration).toMatch(/^Migration20\d{12}GiftCards\.ts$/);
  expect(read(`${MIGRATIONS}/content/${migration}`)).toContain('create table gift_cards (');
  expect(read(SCHEMAS)).toContain("export * from './resources/gift-card.js';");
  expect(read(MODULES)).toContain("import { GiftCardsModule } from './content/gift-cards/gift-cards.module.js';");
  expect(read(MODULES)).toContain('    GiftCardsModule,');
  expect(read(DOCUMENT_TEXTS)).toContain("['Gift cards', ");
  expect(read(IMPORT_RULES)).toContain("'gift-cards': ['resource'],");
  expect(read(TABLE_OWNERS)).toContain("gift_cards: 'gift-cards',");
  expect(read(TRASH)).toContain("gift_cards: { title: 'Gift card', permissions: 'content', names: ['title'] },");
  expect(read(SCREEN_NAMES)).toContain("path: '/admin/gift-cards', permission: 'content:read'");
  expect(read(SCREENS)).toContain('    ...ADMIN_SCREENS.giftCards,');
  expect(read(SCREENS)).toContain("path: '/admin/gift-cards/:id/edit', Screen: GiftCardForm");
  expectFormatted();
});
