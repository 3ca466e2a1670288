import { useEnvironment } from '@vitrine/platform';
import { type Step, useTrail } from '../pages/use-trail.js';
import { JsonLd } from './json-ld.js';

interface BreadcrumbsProps {
  /** The page itself, where it goes by another name than its title, such as a product's. */
  last?: Step;
}

/** Where a page is in the site, for search engines. */
export function Breadcrumbs({ last }: BreadcrumbsProps) {
  const { publicUrl } = useEnvironment();
  const items = useTrail(last).map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: items }} />;
}
