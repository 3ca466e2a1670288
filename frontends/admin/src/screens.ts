import type { LazyPage } from '@vitrine/platform';
import type { Section, SubPage } from './layout/index.js';
import { screen } from './screen-script.js';

/** A screen's component, in a script of its own that is loaded where it is used. */
interface Screen {
  Screen: LazyPage;
  /** Another address of the screen, which belongs to no section. */
  alias?: string;
}

/** All there is to say of a screen and the forms that belong to it, in one place. */
export interface ScreenRecord extends Section, Screen {
  pages?: readonly (SubPage & Screen)[];
}

const ProductScreen = screen('product', () => import(/* webpackChunkName: "product" */ './products/product-page.js'));
const AccessoryForm = screen(
  'accessory-form',
  () => import(/* webpackChunkName: "accessory-form" */ './accessories/accessory-form-page.js'),
);
const StoreForm = screen(
  'store-form',
  () => import(/* webpackChunkName: "store-form" */ './stores/store-form-page.js'),
);
const InterviewForm = screen(
  'interview-form',
  () => import(/* webpackChunkName: "interview-form" */ './interviews/interview-form-page.js'),
);

const ArticleForm = screen(
  'article-form',
  () => import(/* webpackChunkName: "article-form" */ './articles/article-form-page.js'),
);

/** Every screen behind the sign-in, in the order of the menu (back-office spec §2, Admin layout). */
export const screens: readonly ScreenRecord[] = [
  {
    title: 'Dashboard',
    path: '/admin',
    icon: 'dashboard',
    Screen: screen('dashboard', () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.js')),
  },
  {
    title: 'Homepage Sections',
    path: '/admin/homepage-sections',
    icon: 'sections',
    Screen: screen(
      'homepage-sections',
      () => import(/* webpackChunkName: "homepage-sections" */ './homepage-sections/homepage-sections-page.js'),
    ),
  },
  {
    title: 'Products',
    heading: 'Add Product',
    path: '/admin/add-product',
    icon: 'products',
    Screen: ProductScreen,
    pages: [
      {
        title: 'Edit Product',
        path: '/admin/product/:productId/edit',
        Screen: ProductScreen,
        alias: '/admin/product/edit',
      },
    ],
  },
  {
    title: 'Accessories',
    heading: 'Accessories Management',
    path: '/admin/accessories',
    icon: 'accessories',
    Screen: screen(
      'accessories',
      () => import(/* webpackChunkName: "accessories" */ './accessories/accessories-page.js'),
    ),
    pages: [
      { title: 'Add Accessory', path: '/admin/accessories/new', Screen: AccessoryForm },
      { title: 'Edit Accessory', path: '/admin/accessories/:id/edit', Screen: AccessoryForm },
    ],
  },
  {
    title: 'Orders',
    path: '/admin/orders',
    icon: 'orders',
    Screen: screen('orders', async () => {
      const { OrdersPage } = await import(/* webpackChunkName: "orders" */ './orders/orders-page.js');
      return { default: OrdersPage };
    }),
  },
  {
    title: 'Contact Requests',
    path: '/admin/contacts',
    icon: 'contacts',
    Screen: screen('contacts', () => import(/* webpackChunkName: "contacts" */ './contacts/contacts-page.js')),
  },
  {
    title: 'Demonstrations',
    path: '/admin/demonstrations',
    icon: 'demonstrations',
    Screen: screen(
      'demonstrations',
      () => import(/* webpackChunkName: "demonstrations" */ './demonstrations/demonstrations-page.js'),
    ),
  },
  {
    title: 'Stores',
    heading: 'Store Management',
    path: '/admin/stores',
    icon: 'stores',
    Screen: screen('stores', () => import(/* webpackChunkName: "stores" */ './stores/stores-page.js')),
    pages: [
      { title: 'Add Store', path: '/admin/stores/new', Screen: StoreForm },
      { title: 'Edit Store', path: '/admin/stores/:id/edit', Screen: StoreForm },
    ],
  },
  {
    title: 'Interviews',
    path: '/admin/interviews',
    icon: 'interviews',
    Screen: screen('interviews', () => import(/* webpackChunkName: "interviews" */ './interviews/interviews-page.js')),
    pages: [
      { title: 'Add Interview', path: '/admin/add-interview', Screen: InterviewForm },
      { title: 'Edit Interview', path: '/admin/interview/:id/edit', Screen: InterviewForm },
    ],
  },
  {
    title: 'Newsroom',
    heading: 'Articles',
    path: '/admin/articles',
    icon: 'articles',
    Screen: screen('articles', () => import(/* webpackChunkName: "articles" */ './articles/articles-page.js')),
    pages: [
      { title: 'Add Article', path: '/admin/articles/new', Screen: ArticleForm },
      { title: 'Edit Article', path: '/admin/articles/:id/edit', Screen: ArticleForm },
    ],
  },
  {
    title: 'Coupons',
    path: '/admin/coupons',
    icon: 'coupons',
    Screen: screen('coupons', () => import(/* webpackChunkName: "coupons" */ './coupons/coupons-page.js')),
  },
  {
    title: 'Content Pages',
    path: '/admin/content-pages',
    icon: 'pages',
    Screen: screen(
      'content-pages',
      () => import(/* webpackChunkName: "content-pages" */ './content-pages/content-pages-page.js'),
    ),
  },
  {
    title: 'Features',
    path: '/admin/features',
    icon: 'features',
    Screen: screen('features', () => import(/* webpackChunkName: "features" */ './features/features-page.js')),
  },
  {
    title: 'Privacy & Audit',
    path: '/admin/privacy',
    icon: 'privacy',
    Screen: screen('privacy', () => import(/* webpackChunkName: "privacy" */ './privacy/privacy-page.js')),
  },
  {
    title: 'Settings',
    path: '/admin/settings',
    icon: 'settings',
    Screen: screen('settings', () => import(/* webpackChunkName: "settings" */ './settings/settings-page.js')),
  },
];
