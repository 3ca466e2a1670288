import { useEnvironment } from '@vitrine/platform';
import { type Step, useTrail } from '../pages/use-trail.js';
import { JsonLd } from './json-ld.js';

interface BreadcrumbsProps {
  /** What the page shows where it has no title of its own, such as a product. */
  thing?: Step;
}

/** Where a page stands in the house, for search engines. */
export function Breadcrumbs({ thing }: BreadcrumbsProps) {
  const { publicUrl } = useEnvironment();
  const items = useTrail(thing).map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: items }} />;
}
