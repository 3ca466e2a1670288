import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { toPageLink } from './pages.mjs';

const DECISIONS = join(import.meta.dirname, '../decisions');

/** An entry of the menus. */
const page = (text, link) => ({ text, link });

/** A record's first heading. */
function titleOf(file) {
  const [, title = file] = /^# (.+)$/m.exec(readFileSync(join(DECISIONS, file), 'utf8')) ?? [];
  return title;
}

const decisions = readdirSync(DECISIONS)
  .filter((file) => /^\d{4}-/.test(file))
  .sort()
  .map((file) => page(titleOf(file), `/decisions/${file.replace(/\.md$/, '')}`));

export default defineConfig({
  title: 'Vitrine',
  description: 'Storefront and back-office for a maker of premium mobile apps for watch and jewellery retailers.',
  base: '/docs/',
  cleanUrls: true,
  lastUpdated: false,
  srcExclude: ['README.md', 'node_modules/**'],
  rewrites: { 'decisions/README.md': 'decisions/index.md' },
  // Files outside of this folder (sources, settings) are no pages, so links to them are removed; `npm test` checks that the files exist.
  markdown: {
    config(md) {
      md.core.ruler.push('page-links', (state) => {
        const { relativePath } = state.env;
        for (const { children } of state.tokens)
          for (const token of children ?? []) {
            if (token.type !== 'link_open') continue;
            const link = toPageLink(token.attrGet('href') ?? '', relativePath);
            if (link === undefined) token.attrs = [];
            else token.attrSet('href', link);
          }
      });
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: 'deep',
    nav: [
      page('Guides', '/guides/visitors'),
      page('Operations', '/operations'),
      page('API', '/pages/client'),
      page('Extending', '/pages/contributing'),
    ],
    sidebar: [
      {
        text: 'Start',
        items: [page('Run it', '/pages/start'), page('Changes', '/pages/changelog')],
      },
      {
        text: 'Guides',
        items: [
          page('Your first hour', '/guides/first-hour'),
          page('For visitors', '/guides/visitors'),
          page('For staff', '/guides/staff'),
          page('Import products by CSV', '/guides/import-csv'),
          page('For programs', '/guides/programs'),
          page('Sync orders', '/guides/sync-orders'),
          page('Receive webhooks', '/guides/receive-webhooks'),
          page('Extend Vitrine', '/guides/extend'),
          page('For operators', '/guides/operators'),
          page('Add a language', '/guides/add-a-language'),
        ],
      },
      {
        text: 'Concepts',
        items: [
          page('Architecture', '/architecture'),
          page('Security', '/security'),
          page('Glossary', '/glossary'),
          page("The shop's terms", '/shop-terms'),
          page('Deviations', '/deviations'),
          page('Rules and their tests', '/spec-coverage'),
          page('ASVS', '/asvs'),
        ],
      },
      {
        text: 'Operations',
        items: [
          page('Manual', '/operations'),
          page('Runbook', '/runbook'),
          page('Upgrade', '/upgrade'),
          page('Report a vulnerability', '/pages/security-policy'),
        ],
      },
      { text: 'API', items: [page('Client package', '/pages/client')] },
      { text: 'Extending', items: [page('Contributing', '/pages/contributing')] },
      { text: 'Decisions', collapsed: true, items: [page('All', '/decisions/'), ...decisions] },
    ],
  },
});
