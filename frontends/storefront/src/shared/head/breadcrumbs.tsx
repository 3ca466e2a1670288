import { useEnvironment } from '@vitrine/platform';
import { type Step, useBreadcrumbs } from '../pages/use-breadcrumbs.js';
import { JsonLd } from './json-ld.js';

interface BreadcrumbsProps {
  /** The page itself, if its name differs from its title, such as a product's. */
  last?: Step;
}

/** The breadcrumbs of a page for search engines. */
export function Breadcrumbs({ last }: BreadcrumbsProps) {
  const { publicUrl } = useEnvironment();
  const items = useBreadcrumbs(last).map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: items }} />;
}
