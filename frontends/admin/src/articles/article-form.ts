import { articleResource } from '@vitrine/schemas';
import { resourceForm, type ResourceValues } from '../shared/resource/index.js';
import type { Article } from './article-calls.js';

/** The form's values. */
export type ArticleValues = ResourceValues<typeof articleResource> & {
  /** Whether the address can no longer change. */
  slugKept: boolean;
};

/** The form of an article. */
export const articleForm = resourceForm(articleResource, {
  toForm: (values, article: Article | null): ArticleValues => ({
    ...values,
    slugKept: article?.slugKept ?? false,
  }),
  fromForm: ({ slugKept: _kept, ...values }) => values,
});
