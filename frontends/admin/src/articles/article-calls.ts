import type { components } from '@vitrine/platform';
import { articleResource } from '@vitrine/schemas';
import { resourceCalls } from '../shared/resource/index.js';

/** An article as the API returns it to staff; `content` is sanitised HTML, times ISO 8601. */
export type Article = components['schemas']['ArticleAdminDto'];

export const articles = resourceCalls({
  resource: articleResource,
  rows: '/api/articles/admin',
  all: '/api/articles/admin/all',
  failures: { create: 'Failed to save article', change: 'Failed to save article' },
});
