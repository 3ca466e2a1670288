import { answer, api } from '@vitrine/platform';
import type { ContentPageInput } from '@vitrine/schemas';
import { FRESH_MS } from '../shared/freshness.js';
import { requireToken } from '../shared/require-token.js';
import { resourceCalls } from '../shared/resource/index.js';
import type { ContentPage } from './content-page.js';

/** How long pages that nobody looks at are retained, in milliseconds (back-office spec §9). */
const RETAINED_MS = 10 * 60 * 1000;

/** A call that fails here and is not sent when nobody is signed in (back-office spec §6). */
const withToken =
  <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    requireToken();
    return call(...args);
  };

export const pageCalls = {
  list: withToken((signal: AbortSignal | null) => answer(api.GET('/api/content-pages/admin/all', { signal }))),
  create: withToken((body: ContentPageInput) => answer(api.POST('/api/content-pages/admin', { body }))),
  change: withToken((id: string, { pageType: _pageType, ...body }: Partial<ContentPageInput>) =>
    answer(api.PUT('/api/content-pages/admin/{id}', { params: { path: { id } }, body })),
  ),
  remove: withToken((id: string) => api.DELETE('/api/content-pages/admin/{id}', { params: { path: { id } } })),
};

export const pages = resourceCalls<ContentPage, ContentPageInput>({
  ...pageCalls,
  key: ['content-pages', 'all'],
  readAnewAfter: ['save', 'remove'],
  staleMs: FRESH_MS.contentPages,
  retainedMs: RETAINED_MS,
});
