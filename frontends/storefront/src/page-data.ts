import { contentPagePaths, contentPageTypes } from '@vitrine/schemas';
import {
  accessoriesPath,
  accessoryPath,
  heroPath,
  interviewsPath,
  productPath,
  productsPath,
  storesPath,
} from './shared/catalogue/queries.js';
import { sectionsPath } from './home/sections.js';
import { contentPagePath } from './shared/content/content-page.js';

const pages: { pattern: RegExp; paths: (id: string) => string[] }[] = [
  { pattern: /^\/$/, paths: () => [sectionsPath, heroPath, productsPath] },
  { pattern: /^\/products$/, paths: () => [productsPath, heroPath] },
  { pattern: /^\/compare$/, paths: () => [productsPath] },
  { pattern: /^\/about$/, paths: () => [contentPagePath('about_us'), heroPath, productsPath] },
  { pattern: /^\/test-homepage$/, paths: () => [sectionsPath] },
  { pattern: /^\/products?\/([^/]+)$/, paths: (id) => [productPath(id)] },
  { pattern: /^\/store-locator$/, paths: () => [storesPath] },
  { pattern: /^\/interviews$/, paths: () => [interviewsPath] },
  { pattern: /^\/accessories$/, paths: () => [accessoriesPath] },
  { pattern: /^\/accessory\/([^/]+)$/, paths: (id) => [accessoryPath(id)] },
  { pattern: /^\/buy\/([^/]+)$/, paths: (id) => [productPath(id)] },
  { pattern: /^\/faq$/, paths: () => [contentPagePath('contact')] },
  ...contentPageTypes.map((type) => ({
    pattern: new RegExp(`^${contentPagePaths[type]}$`),
    paths: () => [contentPagePath(type)],
  })),
  { pattern: /^\/buy\/accessory\/([^/]+)$/, paths: (id) => [accessoryPath(id)] },
];

/** The text of an address part; a malformed escape is no id. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The API reads whose answers the page at `pathname` shows at first; the server fetches them before it renders. */
export function dataFor(pathname: string): string[] {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  for (const { pattern, paths } of pages) {
    const match = pattern.exec(path);
    const id = match && decoded(match[1] ?? '');
    if (typeof id === 'string') return paths(id);
  }
  return [];
}
