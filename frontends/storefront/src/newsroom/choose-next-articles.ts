import type { Article } from './article.js';

/** How many articles are offered after one. */
const OFFERED = 2;

/** The next older articles after that of `slug` or, after the oldest, the next newer ones; `articles` has the newest first. */
export function chooseNextArticles(
  articles: readonly Article[],
  slug: string,
): { articles: Article[]; older: boolean } {
  const at = articles.findIndex((each) => each.slug === slug);
  const older = articles.slice(at + 1, at + 1 + OFFERED);
  if (at < 0) return { articles: [], older: true };
  if (older.length > 0) return { articles: older, older: true };
  return { articles: articles.slice(Math.max(0, at - OFFERED), at), older: false };
}
