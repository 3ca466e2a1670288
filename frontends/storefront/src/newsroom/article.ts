import { type components, publicQuery, useLanguage, useQuery } from '@vitrine/platform';
import { articlePath, ARTICLES_PATH } from '../shared/reads.js';

/** A published article in the page's language; `content` is HTML that the API has sanitised, times ISO 8601. */
export type Article = components['schemas']['ArticleDto'];

/** Address of an article's page. */
export const articleAddress = ({ slug }: Pick<Article, 'slug'>): string => `/newsroom/${slug}`;

/** Address of a page of the newsroom, counted from 1. */
export const newsroomAddress = (page: number): string => (page === 1 ? '/newsroom' : `/newsroom?page=${page}`);

/** The published articles, the newest first. While another language is loading, the previous answer is shown. */
export function useArticles() {
  const { language } = useLanguage();
  return useQuery({ ...publicQuery<Article[]>(ARTICLES_PATH, language), placeholderData: (previous) => previous });
}

/** An article; null where there is none. While another language is loading, the same article is shown. */
export function useArticle(slug: string) {
  const { language } = useLanguage();
  return useQuery({
    ...publicQuery<Article>(articlePath(slug), language),
    placeholderData: (previous) => (previous?.slug === slug ? previous : undefined),
  });
}
