import { useEnvironment, useLanguage } from '@vitrine/platform';
import { JsonLd } from '../shared/head/json-ld.js';
import { organizationOf } from '../shared/head/organization.js';
import { type Article, articleAddress } from './article.js';
import { getChangedAt } from './changed-at.js';

/** The article for search engines, as schema.org's NewsArticle. */
export function ArticleJsonLd({ article }: { article: Article }) {
  const { publicUrl, settings } = useEnvironment();
  const { language } = useLanguage();
  const { title, summary, image, publishedAt } = article;
  const url = publicUrl + articleAddress(article);
  const company = organizationOf(settings, publicUrl);
  return (
    <JsonLd
      data={{
        '@type': 'NewsArticle',
        '@id': url,
        mainEntityOfPage: url,
        headline: title,
        ...(summary && { description: summary }),
        ...(image !== null && { image: [new URL(image, publicUrl).href] }),
        datePublished: publishedAt,
        dateModified: getChangedAt(article),
        inLanguage: language,
        author: company,
        publisher: company,
      }}
    />
  );
}
