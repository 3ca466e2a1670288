import { registerTexts, useEnvironment, useTexts } from '@vitrine/platform';
import { JsonLd } from './json-ld.js';

const texts = 'breadcrumbs';

registerTexts(texts, { de: { home: 'Startseite' }, en: { home: 'Home' } });

interface BreadcrumbsProps {
  /** From below the home page to the page itself. */
  trail: readonly { name: string; path: string }[];
}

/** Where a page stands in the house, for search engines. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const t = useTexts(texts);
  const { publicUrl } = useEnvironment();
  const items = [{ name: t('home'), path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: items }} />;
}
