import createEmotionServer from '@emotion/server/create-instance';
import { renderPage } from '@vitrine/platform/server';
import { createStyleCache, StyleCacheContext } from '@vitrine/ui';
import type { ReleaseDocument, RenderedPage, RenderRequest } from '@vitrine/schemas';
import { appManifest, MANIFEST_PATH } from './app-demo/index.js';
import { FEED_PATH, newsroomFeed } from './newsroom/index.js';
import { dataFor as dataForPath } from './page-data.js';
import StorefrontRoutes from './routes.js';
import { stripUnusedData } from './strip-unused-data.js';

export { sitemap, sitemapReads } from './sitemap.js';

/** Documents of the site that are no pages, by path; the web service serves them. */
export const documents: Readonly<Record<string, ReleaseDocument>> = {
  [FEED_PATH]: newsroomFeed,
  [MANIFEST_PATH]: appManifest,
};

/** The API paths whose answers the first view of the page at `url` (path and query) shows. */
export const dataFor = (url: string): string[] => dataForPath(new URL(url, 'http://page').pathname);

/** Renders the page at `request.url`; `request.nonce`, if any, is put on the style elements. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const cache = createStyleCache(request.nonce);
  // before rendering, because it makes the cache collect styles instead of writing them beside the elements
  const styles = createEmotionServer(cache);
  const page = await renderPage(
    request,
    <StyleCacheContext value={cache}>
      <StorefrontRoutes />
    </StyleCacheContext>,
  );
  const used = styles.extractCriticalToChunks(page.html);
  const elements = used.styles.some(({ css }) => css !== '') ? styles.constructStyleTagsFromChunks(used) : '';
  return { ...page, head: page.head + elements, data: stripUnusedData(page.data, page.html) };
}
