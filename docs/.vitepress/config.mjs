import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { toPageLink } from './pages.mjs';

const DECISIONS = join(import.meta.dirname, '../decisions');

/** A record's first heading. */
function titleOf(file) {
  const [, title = file] = /^# (.+)$/m.exec(readFileSync(join(DECISIONS, file), 'utf8')) ?? [];
  return title;
}

const decisions = readdirSync(DECISIONS)
  .filter((file) => /^\d{4}-/.test(file))
  .sort()
  .map((file) => ({ text: titleOf(file), link: `/decisions/${file.replace(/\.md$/, '')}` }));

export default defineConfig({
  title: 'Vitrine',
  description: 'Storefront and back-office for a maker of premium mobile apps for watch and jewellery retailers.',
  base: '/docs/',
  cleanUrls: true,
  lastUpdated: false,
  srcExclude: ['README.md', 'node_modules/**'],
  rewrites: { 'decisions/README.md': 'decisions/index.md' },
  // What is outside of this folder (sources, settings) is no page; `npm test` proves that those files exist.
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
      { text: 'Guides', link: '/guides/visitors' },
      { text: 'Operations', link: '/operations' },
      { text: 'API', link: '/pages/client' },
      { text: 'Extending', link: '/pages/contributing' },
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          { text: 'Run it', link: '/pages/start' },
          { text: 'Changes', link: '/pages/changelog' },
        ],
      },
      {
        text: 'Guides',
        items: [
          { text: 'Your first hour', link: '/guides/first-hour' },
          { text: 'For visitors', link: '/guides/visitors' },
          { text: 'For staff', link: '/guides/staff' },
          { text: 'Import products by CSV', link: '/guides/import-csv' },
          { text: 'For programs', link: '/guides/programs' },
          { text: 'Sync orders', link: '/guides/sync-orders' },
          { text: 'Receive webhooks', link: '/guides/receive-webhooks' },
          { text: 'Extend Vitrine', link: '/guides/extend' },
          { text: 'For operators', link: '/guides/operators' },
          { text: 'Add a language', link: '/guides/add-a-language' },
        ],
      },
      {
        text: 'Concepts',
        items: [
          { text: 'Architecture', link: '/architecture' },
          { text: 'Security', link: '/security' },
          { text: 'Glossary', link: '/glossary' },
          { text: "The shop's terms", link: '/shop-terms' },
          { text: 'Deviations', link: '/deviations' },
          { text: 'Rules and their tests', link: '/spec-coverage' },
          { text: 'ASVS', link: '/asvs' },
        ],
      },
      {
        text: 'Operations',
        items: [
          { text: 'Manual', link: '/operations' },
          { text: 'Runbook', link: '/runbook' },
          { text: 'Upgrade', link: '/upgrade' },
          { text: 'Reporting a weakness', link: '/pages/security-policy' },
        ],
      },
      { text: 'API', items: [{ text: 'Client package', link: '/pages/client' }] },
      { text: 'Extending', items: [{ text: 'Contributing', link: '/pages/contributing' }] },
      { text: 'Decisions', collapsed: true, items: [{ text: 'All', link: '/decisions/' }, ...decisions] },
    ],
  },
});
