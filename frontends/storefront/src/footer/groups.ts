import { productListPath } from '../shared/catalogue/editions.js';

interface FooterLink {
  /** Of the footer's texts. */
  text: string;
  to: string;
}

/** The footer's four groups of links (public spec §2, Footer). */
export const groups: readonly { name: string; links: readonly FooterLink[] }[] = [
  {
    name: 'discover',
    links: [
      { text: 'collection', to: productListPath() },
      { text: 'classic', to: productListPath('classic') },
      { text: 'signature', to: productListPath('signature') },
      { text: 'prestige', to: productListPath('prestige') },
      { text: 'accessories', to: '/accessories' },
      { text: 'compare', to: '/compare' },
    ],
  },
  {
    name: 'company',
    links: [
      { text: 'about', to: '/about' },
      { text: 'interviews', to: '/interviews' },
      { text: 'newsroom', to: '/newsroom' },
    ],
  },
  {
    name: 'services',
    links: [
      { text: 'contact', to: '/contact' },
      { text: 'stores', to: '/store-locator' },
      { text: 'faq', to: '/faq' },
      { text: 'favorites', to: '/favorites' },
      { text: 'report', to: '/contact?subject=report' },
    ],
  },
  {
    name: 'legal',
    links: [
      { text: 'imprint', to: '/imprint' },
      { text: 'privacy', to: '/privacy' },
      { text: 'terms', to: '/terms' },
      { text: 'cookies', to: '/cookies' },
    ],
  },
];
