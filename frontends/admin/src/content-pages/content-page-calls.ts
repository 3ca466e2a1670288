import { contentPageResource } from '@vitrine/schemas';
import { FRESH_MS } from '../shared/freshness.js';
import { requireToken } from '../shared/api/require-token.js';
import { resourceCalls } from '../shared/resource/index.js';

/** The calls fail before they are sent when nobody is signed in (back-office spec §6). */
export const pages = resourceCalls({
  resource: contentPageResource,
  rows: '/api/content-pages/admin',
  all: '/api/content-pages/admin/all',
  failures: { create: 'The content page could not be created.' },
  before: requireToken,
  fixed: ['pageType'],
  readAnewAfter: ['save', 'remove'],
  staleMs: FRESH_MS.contentPages,
  // Back-office spec §9.
  retainedMs: 10 * 60 * 1000,
});
