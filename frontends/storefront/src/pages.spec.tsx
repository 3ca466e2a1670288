import { FRAME } from './texts/fr/frame.js';
import { pages } from './pages.js';
import { sitemap, sitemapReads } from './sitemap.js';
import { fakeApi, renderStorefront } from './testing/index.js';

/** The texts that occur more than once. */
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

it('no two pages have the same path', () => {
  expect(repeated(pages.map(({ path }) => path.replace(/:\w+/, ':')))).toEqual([]);
});

it('every page of a menu has a title, also in French', () => {
  const named = pages.filter(({ menus, title }) => menus ?? title);
  expect(named.length).toBeGreaterThan(10);
  for (const { path, title } of named)
    for (const text of [title?.de, title?.en, FRAME.pageTitles[path]])
      expect({ path, titled: Boolean(text?.trim()) }).toEqual({ path, titled: true });
  expect(Object.keys(FRAME.pageTitles).filter((path) => !named.some((page) => page.path === path))).toEqual([]);
});

it('no two entries of a menu have the same place, and each links to its page', () => {
  const entries = pages.flatMap(({ path, menus = [] }) => menus.map((entry) => ({ path, ...entry })));
  expect(repeated(entries.map(({ menu, at }) => `${menu} ${at}`))).toEqual([]);
  for (const { path, to = path } of entries) expect(to.split('?')[0]).toBe(path);
});

it('every parent is a page with a title', () => {
  const titled = pages.filter(({ title }) => title).map(({ path }) => path);
  expect(titled).toEqual(expect.arrayContaining(pages.flatMap(({ parent }) => parent ?? [])));
});

it('the sitemap has a read for every page with a parameter', () => {
  expect(Object.keys(sitemapReads)).toEqual(sitemap.filter((path) => path.includes(':')));
});

it.each(sitemap)('the router has a page for %s of the sitemap', async (path) => {
  fakeApi({});
  await pages.find((page) => page.path === path)?.Page.preload?.();
  const drawn = new Set<string>();
  renderStorefront(path.replace(/:\w+/, '7'), 'en', null, { onPage: (name) => void drawn.add(name) });
  expect([...drawn]).toHaveLength(1);
  expect(drawn).not.toContain('not-found');
});
