import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const MIGRATIONS = 'services/api/src/database/migrations';
const DECISIONS = 'docs/decisions';
const STOREFRONT = 'frontends/storefront/src';

/** Where a new page is named, each before a line that stays last of its kind. */
const PAGE_ENTRIES = [
  {
    file: `${STOREFRONT}/company-pages.ts`,
    before: '];',
    text: ({ kebab, sentence }) => `  {
    path: '/${kebab}',
    Page: page('${kebab}', () => import(/* webpackChunkName: "${kebab}" */ './${kebab}/${kebab}-page.js')),
    title: { de: '${sentence}', en: '${sentence}' },
    server: ON_SERVER && { sitemap: true },
  },
`,
  },
  {
    file: 'e2e/src/public-pages.ts',
    before: "      '/test-homepage',",
    text: ({ kebab }) => `      '/${kebab}',\n`,
  },
];

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
    writeFileSync(path, `${content.slice(0, place + 1)}${text(data)}${content.slice(place + 1)}`);
    return file;
  });

  plop.setActionType('add last', (data, { file, text }) => {
    const path = join(root(), file);
    writeFileSync(path, `${readFileSync(path, 'utf8').trimEnd()}\n${plop.renderString(text, data)}\n`);
    return file;
  });

  plop.setActionType('prettier', async (data, { files }) => {
    for (const file of files.map((path) => join(root(), plop.renderString(path, data)))) {
      const options = { ...(await resolveConfig(join(import.meta.dirname, 'plopfile.mjs'))), filepath: file };
      writeFileSync(file, await format(readFileSync(file, 'utf8'), options));
    }
    return `formatted ${files.length} files`;
  });

  const add = (path, template) => ({ type: 'add', path: join(root(), path), templateFile: `${template}.hbs` });

  plop.setGenerator('migration', {
    description: 'a migration of the database, with the present time',
    prompts: name('What does it change? (AddGreeting)'),
    actions: (data) => {
      data.time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
      const file = `${MIGRATIONS}/Migration{{time}}{{pascalCase name}}.ts`;
      return [add(file, 'migration'), { type: 'prettier', files: [file] }];
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
        { type: 'prettier', files: [file, list] },
      ];
    },
  });

  plop.setGenerator('page', {
    description: 'a page for visitors: folder, texts, test, record, browser tests',
    prompts: name('What is it called, as in its address? (gift-cards)'),
    actions: (data) => {
      const [kebab, sentence] = ['kebabCase', 'sentenceCase'].map((form) => plop.getHelper(form)(data.name));
      const folder = `${STOREFRONT}/{{kebabCase name}}`;
      const files = ['page.tsx', 'page.module.css', 'page.spec.tsx'].map((end) => [
        `${folder}/{{kebabCase name}}-${end}`,
        end,
      ]);
      files.push([`${folder}/texts.ts`, 'page.texts.ts']);
      return [
        ...files.map(([path, template]) => add(path, template)),
        ...PAGE_ENTRIES.map((entry) => ({ type: 'insert', ...entry, text: () => entry.text({ kebab, sentence }) })),
        { type: 'prettier', files: [...files.map(([path]) => path), ...PAGE_ENTRIES.map(({ file }) => file)] },
      ];
    },
  });
}
