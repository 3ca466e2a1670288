import type { PagePath } from './page-data.js';

/** Whether search engines are told of a page, in the order of the sitemap; web puts every product and accessory in for `:…`. */
const listed: Record<PagePath, boolean> = {
  '/': true,
  '/products': true,
  '/product/:productId': true,
  '/accessories': true,
  '/accessory/:accessoryId': true,
  '/compare': true,
  '/store-locator': true,
  '/interviews': true,
  '/faq': true,
  '/about': true,
  '/newsroom': true,
  '/contact': true,
  '/privacy': true,
  '/terms': true,
  '/cookies': true,
  '/imprint': true,
  // the same page under another address
  '/products/:productId': false,
  // what one visitor has chosen or asks for
  '/order': false,
  '/buy/accessory/:accessoryId': false,
  '/buy/:productId': false,
  '/favorites': false,
  // shows staff the sections as they are stored
  '/test-homepage': false,
};

/** Pages that search engines are told of. */
export const sitemap: readonly string[] = Object.entries(listed).flatMap(([path, isListed]) =>
  isListed ? [path] : [],
);
