import { type components, publicQuery, useLanguage, useQuery } from '@vitrine/platform';
import { articlePath, articlesPath } from '../shared/reads.js';

/** A published article in the page's language; `content` is HTML that the API has sanitised, times ISO 8601. */
export type Article = components['schemas']['ArticleDto'];

/** A page of published articles, the newest first. */
export type ArticlePage = components['schemas']['ArticlePageDto'];

/** Address of an article's page. */
export const articleAddress = ({ slug }: Pick<Article, 'slug'>): string => `/newsroom/${slug}`;

/** Address of a page of the newsroom, counted from 1. */
export const newsroomAddress = (page: number): string => (page === 1 ? '/newsroom' : `/newsroom?page=${page}`);

/** A page of the newsroom's articles. While another language's answer is loading the same page stays. */
export function useArticles(page: number) {
  const { language } = useLanguage();
  return useQuery({
    ...publicQuery<ArticlePage>(articlesPath(page), language),
    placeholderData: (previous) => (previous?.page === page ? previous : undefined),
  });
}

/** An article; null where there is none. While another language's answer is loading the same article stays. */
export function useArticle(slug: string) {
  const { language } = useLanguage();
  return useQuery({
    ...publicQuery<Article>(articlePath(slug), language),
    placeholderData: (previous) => (previous?.slug === slug ? previous : undefined),
  });
}
