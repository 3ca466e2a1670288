import type { components } from '@vitrine/platform';

type Schemas = components['schemas'];

/** A fixture of a published article, with `changes`. */
export const anArticle = (changes: Partial<Schemas['ArticleDto']> = {}): Schemas['ArticleDto'] => ({
  slug: 'workshop',
  title: 'The workshop comes into view',
  summary: 'Which bench a piece is on.',
  content: '<h2>Step by step</h2><p>Overhaul & engraving.</p>',
  image: null,
  publishedAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-10-30T08:00:00.000Z',
  pictures: {},
  ...changes,
});
