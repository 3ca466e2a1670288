import type { Article } from './article.js';

/** How many articles are offered after one. */
const OFFERED = 2;

interface NextArticles {
  articles: readonly Article[];
  /** The name of their title among the texts. */
  title: 'latest' | 'newer' | 'older';
}

/**
 * The next older articles after that of `slug` or, after the oldest, the next newer ones; the latest ones without a `slug`. `articles` has the newest
 * first.
 */
export function chooseNextArticles(articles: readonly Article[], slug: string | undefined): NextArticles {
  if (slug === undefined) return { articles: articles.slice(0, OFFERED), title: 'latest' };
  const at = articles.findIndex((each) => each.slug === slug);
  const older = articles.slice(at + 1, at + 1 + OFFERED);
  if (at < 0) return { articles: [], title: 'older' };
  if (older.length > 0) return { articles: older, title: 'older' };
  return { articles: articles.slice(Math.max(0, at - OFFERED), at), title: 'newer' };
}
