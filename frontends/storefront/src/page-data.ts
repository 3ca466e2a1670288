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

const none = (): string[] => [];

/**
 * Every page, by its path in the router, with the API reads whose answers it shows at first. A route or an entry of the sitemap without one is
 * refused by the compiler.
 */
const firstReads = {
  '/': () => [sectionsPath, heroPath, productsPath],
  '/products': () => [productsPath, heroPath],
  '/products/:productId': (id) => [productPath(id)],
  '/product/:productId': (id) => [productPath(id)],
  '/order': none,
  '/buy/accessory/:accessoryId': (id) => [accessoryPath(id)],
  '/buy/:productId': (id) => [productPath(id)],
  '/privacy': () => [contentPagePath('privacy_policy')],
  '/terms': () => [contentPagePath('terms_conditions')],
  '/imprint': () => [contentPagePath('imprint')],
  '/newsroom': () => [contentPagePath('newsroom')],
  '/cookies': none,
  '/about': () => [contentPagePath('about_us'), heroPath, productsPath],
  '/contact': () => [contentPagePath('contact')],
  '/accessories': () => [accessoriesPath],
  '/accessory/:accessoryId': (id) => [accessoryPath(id)],
  '/favorites': none,
  '/compare': () => [productsPath],
  '/faq': () => [contentPagePath('contact')],
  '/store-locator': () => [storesPath],
  '/interviews': () => [interviewsPath],
  '/test-homepage': () => [sectionsPath],
} satisfies Record<string, (id: string) => string[]>;

/** Path of a page as the router has it. */
export type PagePath = keyof typeof firstReads;

const pages = Object.entries<(id: string) => string[]>(firstReads).map(([path, reads]) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/, '([^/]+)')}$`),
  reads,
}));

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
  for (const { pattern, reads } of pages) {
    const match = pattern.exec(path);
    const id = match && decoded(match[1] ?? '');
    if (typeof id === 'string') return reads(id);
  }
  return [];
}
