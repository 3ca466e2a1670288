import type { Article } from './article-calls.js';

/** Whether visitors see an article at a moment (milliseconds since 1970), will see it at its time, or do not. */
export function getArticleState(
  { published, publishedAt }: Pick<Article, 'published' | 'publishedAt'>,
  now = Date.now(),
): 'published' | 'scheduled' | 'draft' {
  if (!published) return 'draft';
  return publishedAt !== null && Date.parse(publishedAt) > now ? 'scheduled' : 'published';
}
