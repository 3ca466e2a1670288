import { ArticleDto } from './article.js';

/** Published articles of a page, the newest first. */
export class ArticlePageDto {
  /** The articles of this page. */
  articles!: ArticleDto[];

  /** How many are published in all. */
  total!: number;

  /** Page counted from 1. */
  page!: number;

  /** The most articles of a page. */
  limit!: number;
}
