import { ON_SERVER } from './on-server.js';
import type { PageRecord } from './page-record.js';
import { page, withForms } from './page-script.js';
import { productListPath } from './shared/catalogue/editions.js';
import {
  ACCESSORIES_PATH,
  accessoryPath,
  HERO_PATH,
  INTERVIEWS_PATH,
  productPath,
  PRODUCTS_PATH,
  SECTIONS_PATH,
} from './shared/reads.js';
import { warmUpPrices } from './shared/warm-up/formats.js';

const ProductPage = page(
  'product',
  () => import(/* webpackChunkName: "product" */ './product-detail/product-page.js'),
  warmUpPrices,
);
const BuyPage = page(
  'buy',
  withForms(
    () => import(/* webpackChunkName: "buy" */ './shared/warm-up/forms.js'),
    () => import(/* webpackChunkName: "buy" */ './order-request/buy-page.js'),
  ),
  warmUpPrices,
);

/** The product, the list for related products, and the interviews, of which one is quoted. */
const productReads = (id: string) => [productPath(id), PRODUCTS_PATH, INTERVIEWS_PATH] as const;

/** The home page, and the pages on which visitors find, compare and request products and accessories. */
export const cataloguePages: readonly PageRecord[] = [
  {
    path: '/',
    Page: page('home', () => import(/* webpackChunkName: "home" */ './home/home-page.js')),
    title: { de: 'Startseite', en: 'Home' },
    server: ON_SERVER && { reads: () => [SECTIONS_PATH, HERO_PATH, PRODUCTS_PATH], sitemap: true },
  },
  {
    path: '/products',
    Page: page(
      'products',
      () => import(/* webpackChunkName: "products" */ './products/products-page.js'),
      warmUpPrices,
    ),
    title: { de: 'Die Kollektion', en: 'The collection' },
    server: ON_SERVER && { reads: () => [PRODUCTS_PATH, HERO_PATH], sitemap: true },
    menus: [
      { menu: 'wide', at: 3, label: 'products' },
      { menu: 'mobile', at: 1, label: 'products' },
      { menu: 'shortcuts', at: 1, label: 'configure' },
      { menu: 'discover', at: 1 },
      { menu: 'discover', at: 2, label: 'classic', to: productListPath('classic') },
      { menu: 'discover', at: 3, label: 'signature', to: productListPath('signature') },
      { menu: 'discover', at: 4, label: 'prestige', to: productListPath('prestige') },
    ],
  },
  {
    path: '/product/:productId',
    Page: ProductPage,
    parent: '/products',
    server: ON_SERVER && { reads: productReads, sitemap: PRODUCTS_PATH },
  },
  // the same page under another address
  {
    path: '/products/:productId',
    Page: ProductPage,
    parent: '/products',
    server: ON_SERVER && { reads: productReads },
  },
  {
    path: '/accessories',
    Page: page(
      'accessories',
      () => import(/* webpackChunkName: "accessories" */ './accessories/accessories-page.js'),
      warmUpPrices,
    ),
    title: { de: 'Accessoires', en: 'Accessories' },
    server: ON_SERVER && { reads: () => [ACCESSORIES_PATH], sitemap: true },
    menus: [
      { menu: 'wide', at: 4 },
      { menu: 'mobile', at: 2 },
      { menu: 'discover', at: 5 },
    ],
  },
  {
    path: '/accessory/:accessoryId',
    Page: page(
      'accessory',
      () => import(/* webpackChunkName: "accessory" */ './accessory-detail/accessory-page.js'),
      warmUpPrices,
    ),
    parent: '/accessories',
    server: ON_SERVER && { reads: (id) => [accessoryPath(id)], sitemap: ACCESSORIES_PATH },
  },
  {
    path: '/configure',
    Page: page(
      'configure',
      withForms(
        () => import(/* webpackChunkName: "configure" */ './shared/warm-up/forms.js'),
        () => import(/* webpackChunkName: "configure" */ './configure/configure-page.js'),
      ),
    ),
    title: { de: 'Ihre App gestalten', en: 'Design your app' },
    server: ON_SERVER && { reads: () => [PRODUCTS_PATH], sitemap: true },
    menus: [
      { menu: 'offers', at: 2, label: 'configure' },
      { menu: 'services', at: 6 },
    ],
  },
  // the demonstration of the app, opened by the QR code of the live preview
  {
    path: '/app',
    Page: page('app', () => import(/* webpackChunkName: "app" */ './app-demo/app-page.js')),
    title: { de: 'Die App', en: 'The app' },
    parent: '/configure',
    server: ON_SERVER && { sitemap: true },
  },
  {
    path: '/compare',
    Page: page('compare', () => import(/* webpackChunkName: "compare" */ './compare/compare-page.js'), warmUpPrices),
    title: { de: 'Editionen vergleichen', en: 'Compare editions' },
    server: ON_SERVER && { reads: () => [PRODUCTS_PATH], sitemap: true },
    menus: [
      // an entry that has no target in the specification (design: menu entries without a target)
      { menu: 'offers', at: 1, label: 'find' },
      { menu: 'discover', at: 6 },
    ],
  },
  {
    path: '/favorites',
    Page: page('favorites', () => import(/* webpackChunkName: "favorites" */ './favorites/favorites-page.js')),
    title: { de: 'Favoriten', en: 'Favourites' },
    menus: [
      { menu: 'wide', at: 2 },
      { menu: 'mobile', at: 3 },
      { menu: 'services', at: 5 },
    ],
  },
  {
    path: '/order',
    Page: page(
      'order',
      withForms(
        () => import(/* webpackChunkName: "order" */ './shared/warm-up/forms.js'),
        () => import(/* webpackChunkName: "order" */ './order-request/order-page.js'),
      ),
      warmUpPrices,
    ),
  },
  {
    path: '/buy/favorites',
    Page: page(
      'buy-favorites',
      withForms(
        () => import(/* webpackChunkName: "buy-favorites" */ './shared/warm-up/forms.js'),
        () => import(/* webpackChunkName: "buy-favorites" */ './order-request/several/several-page.js'),
      ),
      warmUpPrices,
    ),
  },
  { path: '/buy/accessory/:accessoryId', Page: BuyPage, server: ON_SERVER && { reads: (id) => [accessoryPath(id)] } },
  { path: '/buy/:productId', Page: BuyPage, server: ON_SERVER && { reads: (id) => [productPath(id)] } },
  // lists the stored sections for staff
  {
    path: '/test-homepage',
    Page: page('section-list', () => import(/* webpackChunkName: "section-list" */ './home/section-list-page.js')),
    server: ON_SERVER && { reads: () => [SECTIONS_PATH] },
  },
];
