/** Pages that search engines are told of, as `routes.tsx` names them; web puts every product and accessory in for `:…`. */
export const sitemap: readonly string[] = [
  '/',
  '/products',
  '/product/:productId',
  '/accessories',
  '/accessory/:accessoryId',
  '/compare',
  '/store-locator',
  '/interviews',
  '/faq',
  '/about',
  '/newsroom',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/imprint',
];
