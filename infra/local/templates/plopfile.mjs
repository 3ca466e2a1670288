import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { RESOURCE_ENTRIES, RESOURCE_FILES } from './resource.mjs';

const FORMAT = JSON.parse(readFileSync(join(import.meta.dirname, '../../../.oxfmtrc.json'), 'utf8'));
const MIGRATIONS = 'services/api/src/database/migrations';
/** Folders of the API's domains; what serves several of them goes to `platform`. */
const MIGRATION_GROUPS = ['catalogue', 'content', 'files', 'integration', 'people', 'platform', 'requests'];
const DECISIONS = 'docs/decisions';
const STOREFRONT = 'frontends/storefront/src';

/** Where a new page is named, each before a line that stays last of its kind. */
const PAGE_ENTRIES = [
  {
    file: `${STOREFRONT}/company-pages.ts`,
    before: '];',
    text: `  {
    path: '/{{kebabCase name}}',
    Page: page('{{kebabCase name}}', () => import(/* webpackChunkName: "{{kebabCase name}}" */ './{{kebabCase name}}/{{kebabCase name}}-page.js')),
    title: { de: '{{sentenceCase name}}', en: '{{sentenceCase name}}' },
    server: ON_SERVER && { sitemap: true },
  },
`,
  },
  {
    file: 'e2e/src/public-pages.ts',
    before: "      '/test-homepage',",
    text: "      '/{{kebabCase name}}',\n",
  },
];

/** The time as in the names of migrations. */
const timeNow = () => new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** `gift card` becomes `gift cards`, `accessory` becomes `accessories`. */
const pluralOf = (name) => (/[^aeiou]y$/.test(name) ? name.replace(/y$/, 'ies') : `${name}s`);

/** What `npm run new -- KIND NAME` makes; paths begin at the directory that `--dest` names. */
export default function generators(plop) {
  const root = () => plop.getDestBasePath();
  const name = (message) => [{ type: 'input', name: 'name', message, validate: (text) => /[a-z]/i.test(text) }];

  /** Puts a text before the first line that begins with `before`. */
  plop.setActionType('insert', (data, { file, before, text }) => {
    const path = join(root(), file);
    const content = readFileSync(path, 'utf8');
    const place = content.indexOf(`\n${before}`);
    if (place < 0) throw new Error(`${file} has no line that begins with "${before.trim()}"`);
    writeFileSync(path, `${content.slice(0, place + 1)}${plop.renderString(text, data)}${content.slice(place + 1)}`);
    return file;
  });

  plop.setActionType('add last', (data, { file, text }) => {
    const path = join(root(), file);
    writeFileSync(path, `${readFileSync(path, 'utf8').trimEnd()}\n${plop.renderString(text, data)}\n`);
    return file;
  });

  plop.setActionType('format', async (data, { files }) => {
    for (const file of files.map((path) => join(root(), plop.renderString(path, data)))) {
      const { code } = await format(file, readFileSync(file, 'utf8'), FORMAT);
      writeFileSync(file, code);
    }
    return `formatted ${files.length} files`;
  });

  const add = (path, template) => ({ type: 'add', path: join(root(), path), templateFile: `${template}.hbs` });

  /** Actions that create files from templates and register them in existing files. */
  const made = (files, entries) => [
    ...files.map(([path, template]) => add(path, template)),
    ...entries.map((entry) => ({ type: 'insert', ...entry })),
    { type: 'format', files: [...new Set([...files.map(([path]) => path), ...entries.map(({ file }) => file)])] },
  ];

  plop.setActionType('generate', () => {
    if (!existsSync(join(root(), 'node_modules')))
      return 'the packages are not installed: npm run generate is left to you';
    for (const args of [['build', '-w', '@vitrine/schemas'], ['build', '-w', '@vitrine/kit'], ['generate']])
      execFileSync('npm', ['run', ...args], { cwd: root(), stdio: 'pipe' });
    return 'the OpenAPI document and the typed client';
  });

  plop.setGenerator('migration', {
    description: 'a migration of the database, with the present time',
    prompts: [
      ...name('What does it change? (AddGreeting)'),
      { type: 'list', name: 'group', message: 'Which group of domains does it serve?', choices: MIGRATION_GROUPS },
    ],
    actions: (data) => {
      data.time = timeNow();
      const file = `${MIGRATIONS}/{{group}}/Migration{{time}}{{pascalCase name}}.ts`;
      return [add(file, 'migration'), { type: 'format', files: [file] }];
    },
  });

  plop.setGenerator('decision', {
    description: 'a decision record with the next number, and its line in the list',
    prompts: name('What was decided? (Sources run as they are)'),
    actions: (data) => {
      const numbers = readdirSync(join(root(), DECISIONS)).map((file) => Number(/^\d{4}/.exec(file)?.[0] ?? 0));
      data.number = String(Math.max(...numbers) + 1).padStart(4, '0');
      const file = `${DECISIONS}/{{number}}-{{kebabCase name}}.md`;
      const list = `${DECISIONS}/README.md`;
      return [
        add(file, 'decision'),
        {
          type: 'add last',
          file: list,
          text: '| [{{number}}]({{number}}-{{kebabCase name}}.md) | {{sentenceCase name}} |',
        },
        { type: 'format', files: [file, list] },
      ];
    },
  });

  plop.setGenerator('page', {
    description: 'a page for visitors: folder, texts, test, record, browser tests',
    prompts: name('What is it called, as in its address? (gift-cards)'),
    actions: () => {
      const folder = `${STOREFRONT}/{{kebabCase name}}`;
      const files = ['page.tsx', 'page.module.css', 'page.spec.tsx'].map((end) => [
        `${folder}/{{kebabCase name}}-${end}`,
        end,
      ]);
      files.push([`${folder}/texts.ts`, 'page.texts.ts']);
      return made(files, PAGE_ENTRIES);
    },
  });

  plop.setGenerator('resource', {
    description:
      'something that staff edit: declaration, table, operations, migration, list and form, and their registrations',
    prompts: name('What is one of it called? (gift card)'),
    actions: (data) => {
      data.plural = pluralOf(data.name);
      data.time = timeNow();
      return [...made(RESOURCE_FILES, RESOURCE_ENTRIES), { type: 'generate' }];
    },
  });
}
