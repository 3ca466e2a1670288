import { type ArticleInput, articleResource } from '@vitrine/schemas';
import { localTimeText, utcTimeText } from '../shared/local-time.js';
import { resourceForm, type ResourceValues } from '../shared/resource/index.js';
import type { Article } from './article-calls.js';

/** What the form holds: the publication time as a day and minute in the time zone of the browser. */
export type ArticleValues = ResourceValues<typeof articleResource> & {
  /** Whether the address stays. */
  slugKept: boolean;
};

const form = resourceForm(articleResource);

const valuesOf = (article: Article | null): ArticleValues => ({
  ...form.valuesOf(article),
  publishedAt: localTimeText(article?.publishedAt),
  slugKept: article?.slugKept ?? false,
});

const schema = form.schema.transform(({ slugKept: _kept, ...values }: ArticleValues) => ({
  ...values,
  publishedAt: utcTimeText(values.publishedAt),
}));

/** The form of an article. */
export const articleForm = {
  labels: form.labels,
  valuesOf,
  schema,
  bodyOf: (values: ArticleValues) => schema.cast(values, { assert: false }) as ArticleInput,
};
