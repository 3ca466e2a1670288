interface MenuLink {
  /** Of the menu's texts. */
  text: string;
  to: string;
}

/** The wide menu's list (public spec §2, Navigation bar). */
export const wideLinks: readonly MenuLink[] = [
  { text: 'stores', to: '/store-locator' },
  { text: 'favorites', to: '/favorites' },
  { text: 'products', to: '/products' },
  { text: 'accessories', to: '/accessories' },
  { text: 'interviews', to: '/interviews' },
  { text: 'about', to: '/about' },
  { text: 'contact', to: '/contact' },
  { text: 'terms', to: '/terms' },
  { text: 'privacy', to: '/privacy' },
];

/** The three items of its second list, which lead somewhere (design: Dead entries made live). */
export const services: readonly MenuLink[] = [
  { text: 'find', to: '/compare' },
  { text: 'configure', to: '/products' },
  { text: 'storeLocator', to: '/store-locator' },
];

/** The mobile overlay's list: that of the specification, and the other pages that visitors look for. */
export const mobileLinks: readonly MenuLink[] = [
  { text: 'products', to: '/products' },
  { text: 'accessories', to: '/accessories' },
  { text: 'favorites', to: '/favorites' },
  { text: 'storeLocator', to: '/store-locator' },
  { text: 'interviews', to: '/interviews' },
  { text: 'about', to: '/about' },
  { text: 'faq', to: '/faq' },
  { text: 'contact', to: '/contact' },
  { text: 'terms', to: '/terms' },
  { text: 'privacy', to: '/privacy' },
];

/** Its shortcuts. */
export const shortcuts: readonly MenuLink[] = [
  { text: 'configure', to: '/products' },
  { text: 'findStore', to: '/store-locator' },
];
