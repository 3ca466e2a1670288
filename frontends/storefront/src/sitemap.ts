import { pages } from './pages.js';

const listed = pages.flatMap(({ path, server }) =>
  server && server.sitemap ? [{ path, sitemap: server.sitemap }] : [],
);

/** Pages of the sitemap; the web service replaces a path with a parameter by the paths for all its values. */
export const sitemap: readonly string[] = listed.map(({ path }) => path);

/** For each path with a parameter, the API read that lists its values. */
export const sitemapReads: Readonly<Record<string, string>> = Object.fromEntries(
  listed.flatMap(({ path, sitemap }) => (sitemap === true ? [] : [[path, sitemap]])),
);
