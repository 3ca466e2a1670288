import { pages } from './pages.js';

const listed = pages.flatMap(({ path, server }) =>
  server && server.sitemap ? [{ path, sitemap: server.sitemap }] : [],
);

/** Pages that the sitemap lists; web puts everything that a page with a parameter is made for in its place. */
export const sitemap: readonly string[] = listed.map(({ path }) => path);

/** Of each of those with a parameter, the API read that lists what it is made for. */
export const sitemapReads: Readonly<Record<string, string>> = Object.fromEntries(
  listed.flatMap(({ path, sitemap }) => (sitemap === true ? [] : [[path, sitemap]])),
);
