import { type LazyPage, lazyPage } from '@vitrine/platform';
import { AwaitedScreen } from './layout/index.js';

type Load = Parameters<typeof lazyPage>[1];

const screens = new Map<string, LazyPage>();

function screen(name: string, load: Load): LazyPage {
  const page = lazyPage(name, load, AwaitedScreen);
  screens.set(name, page);
  return page;
}

/** Screens whose address does not end with their name. */
const names: Readonly<Record<string, string>> = { '/admin': 'dashboard', '/admin/add-product': 'product' };

/** Fetches the script of the screen at a path of the menu before it is asked for; one that does not come is told when it is. */
export function fetchAhead(path: string): void {
  const page = screens.get(names[path] ?? path.replace('/admin/', ''));
  page?.preload?.().catch(() => undefined);
}

/** The screens, each in a script of its own that is loaded where it is used. */
export const OrdersPage = screen('orders', async () => {
  const { OrdersPage: page } = await import(/* webpackChunkName: "orders" */ './orders/orders-page.js');
  return { default: page };
});
export const ContactsPage = screen(
  'contacts',
  () => import(/* webpackChunkName: "contacts" */ './contacts/contacts-page.js'),
);
export const ContentPagesPage = screen(
  'content-pages',
  () => import(/* webpackChunkName: "content-pages" */ './content-pages/content-pages-page.js'),
);
export const ProductPage = screen(
  'product',
  () => import(/* webpackChunkName: "product" */ './products/product-page.js'),
);
export const FeaturesPage = screen(
  'features',
  () => import(/* webpackChunkName: "features" */ './features/features-page.js'),
);
export const CouponsPage = screen(
  'coupons',
  () => import(/* webpackChunkName: "coupons" */ './coupons/coupons-page.js'),
);
export const StoresPage = screen('stores', () => import(/* webpackChunkName: "stores" */ './stores/stores-page.js'));
export const StoreFormPage = screen(
  'store-form',
  () => import(/* webpackChunkName: "store-form" */ './stores/store-form-page.js'),
);
export const AccessoriesPage = screen(
  'accessories',
  () => import(/* webpackChunkName: "accessories" */ './accessories/accessories-page.js'),
);
export const AccessoryFormPage = screen(
  'accessory-form',
  () => import(/* webpackChunkName: "accessory-form" */ './accessories/accessory-form-page.js'),
);
export const InterviewsPage = screen(
  'interviews',
  () => import(/* webpackChunkName: "interviews" */ './interviews/interviews-page.js'),
);
export const InterviewFormPage = screen(
  'interview-form',
  () => import(/* webpackChunkName: "interview-form" */ './interviews/interview-form-page.js'),
);
export const HomepageSectionsPage = screen(
  'homepage-sections',
  () => import(/* webpackChunkName: "homepage-sections" */ './homepage-sections/homepage-sections-page.js'),
);
export const DashboardPage = screen(
  'dashboard',
  () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.js'),
);
export const PrivacyPage = screen(
  'privacy',
  () => import(/* webpackChunkName: "privacy" */ './privacy/privacy-page.js'),
);
export const SettingsPage = screen(
  'settings',
  () => import(/* webpackChunkName: "settings" */ './settings/settings-page.js'),
);
