import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { PLATFORM_CONTRACT } from '@vitrine/platform';
import { type RenderedPage, renderPage, type RenderRequest } from '@vitrine/platform/server';
import { dataFor as pageData } from './page-data.js';
import StorefrontRoutes from './routes.js';

export const contract = PLATFORM_CONTRACT;

/** The API paths whose answers the page at `url` (path and query) needs. */
export const dataFor = (url: string): string[] => pageData(new URL(url, 'http://page').pathname);

/** Renders the page at `request.url`; `nonce` is put on the style elements. */
export async function render(request: RenderRequest & { nonce: string }): Promise<RenderedPage> {
  const cache = createCache({ key: 'css', nonce: request.nonce });
  const page = await renderPage(
    request,
    <CacheProvider value={cache}>
      <StorefrontRoutes />
    </CacheProvider>,
  );
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return { ...page, head: page.head + constructStyleTagsFromChunks(extractCriticalToChunks(page.html)) };
}
