import extensionScreens from '#extensions';
import type { LazyPage } from '@vitrine/platform';
import { ADMIN_SCREENS } from '@vitrine/schemas';
import type { Section, SubPage } from './layout/index.js';
import { screen } from './screen-script.js';

/** A screen's component, in a script of its own that is loaded on demand. */
interface Screen {
  Screen: LazyPage;
  /** Another address of the screen, which belongs to no section. */
  alias?: string;
}

/** Everything about a screen and the forms that belong to it, in one place. */
export interface ScreenRecord extends Section, Screen {
  pages?: readonly (SubPage & Screen)[];
}

const ProductForm = screen('product', () => import(/* webpackChunkName: "product" */ './products/product-page.js'));
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

const ReplyTemplateForm = screen(
  'reply-template-form',
  () => import(/* webpackChunkName: "reply-template-form" */ './reply-templates/reply-template-form-page.js'),
);

/** All screens behind the sign-in, in the order of the menu (back-office spec §2, Admin layout); those of extensions come last. */
export const screens: readonly ScreenRecord[] = [
  {
    ...ADMIN_SCREENS.dashboard,
    icon: 'dashboard',
    Screen: screen('dashboard', () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.js')),
  },
  {
    ...ADMIN_SCREENS.homepageSections,
    icon: 'sections',
    Screen: screen(
      'homepage-sections',
      () => import(/* webpackChunkName: "homepage-sections" */ './homepage-sections/homepage-sections-page.js'),
    ),
  },
  {
    ...ADMIN_SCREENS.products,
    icon: 'products',
    Screen: screen('products', () => import(/* webpackChunkName: "products" */ './products/products-page.js')),
    pages: [
      {
        title: 'Add Product',
        path: '/admin/add-product',
        permission: ADMIN_SCREENS.products.needs.write,
        Screen: ProductForm,
      },
      {
        title: 'Edit Product',
        path: '/admin/product/:productId/edit',
        permission: ADMIN_SCREENS.products.needs.write,
        Screen: ProductForm,
        alias: '/admin/product/edit',
      },
    ],
  },
  {
    ...ADMIN_SCREENS.accessories,
    heading: 'Accessories Management',
    icon: 'accessories',
    Screen: screen(
      'accessories',
      () => import(/* webpackChunkName: "accessories" */ './accessories/accessories-page.js'),
    ),
    pages: [
      {
        title: 'Add Accessory',
        path: '/admin/accessories/new',
        permission: ADMIN_SCREENS.accessories.needs.write,
        Screen: AccessoryForm,
      },
      {
        title: 'Edit Accessory',
        path: '/admin/accessories/:id/edit',
        permission: ADMIN_SCREENS.accessories.needs.write,
        Screen: AccessoryForm,
      },
    ],
  },
  {
    ...ADMIN_SCREENS.orders,
    icon: 'orders',
    Screen: screen('orders', async () => {
      const { OrdersPage } = await import(/* webpackChunkName: "orders" */ './orders/orders-page.js');
      return { default: OrdersPage };
    }),
    pages: [
      {
        title: 'Order',
        path: '/admin/orders/:id',
        Screen: screen('order', () => import(/* webpackChunkName: "order" */ './orders/page/order-page.js')),
      },
    ],
  },
  {
    ...ADMIN_SCREENS.contacts,
    icon: 'contacts',
    Screen: screen('contacts', () => import(/* webpackChunkName: "contacts" */ './contacts/contacts-page.js')),
    pages: [
      {
        title: 'Contact Request',
        path: '/admin/contacts/:id',
        Screen: screen('contact', () => import(/* webpackChunkName: "contact" */ './contacts/page/contact-page.js')),
      },
    ],
  },
  {
    ...ADMIN_SCREENS.demonstrations,
    icon: 'demonstrations',
    Screen: screen(
      'demonstrations',
      () => import(/* webpackChunkName: "demonstrations" */ './demonstrations/demonstrations-page.js'),
    ),
  },
  {
    ...ADMIN_SCREENS.replyTemplates,
    icon: 'templates',
    Screen: screen(
      'reply-templates',
      () => import(/* webpackChunkName: "reply-templates" */ './reply-templates/reply-templates-page.js'),
    ),
    pages: [
      {
        title: 'Add Reply Template',
        path: '/admin/reply-templates/new',
        permission: ADMIN_SCREENS.replyTemplates.needs.write,
        Screen: ReplyTemplateForm,
      },
      {
        title: 'Edit Reply Template',
        path: '/admin/reply-templates/:id/edit',
        permission: ADMIN_SCREENS.replyTemplates.needs.write,
        Screen: ReplyTemplateForm,
      },
    ],
  },
  {
    ...ADMIN_SCREENS.stores,
    heading: 'Store Management',
    icon: 'stores',
    Screen: screen('stores', () => import(/* webpackChunkName: "stores" */ './stores/stores-page.js')),
    pages: [
      {
        title: 'Add Store',
        path: '/admin/stores/new',
        permission: ADMIN_SCREENS.stores.needs.write,
        Screen: StoreForm,
      },
      {
        title: 'Edit Store',
        path: '/admin/stores/:id/edit',
        permission: ADMIN_SCREENS.stores.needs.write,
        Screen: StoreForm,
      },
    ],
  },
  {
    ...ADMIN_SCREENS.interviews,
    icon: 'interviews',
    Screen: screen('interviews', () => import(/* webpackChunkName: "interviews" */ './interviews/interviews-page.js')),
    pages: [
      {
        title: 'Add Interview',
        path: '/admin/add-interview',
        permission: ADMIN_SCREENS.interviews.needs.write,
        Screen: InterviewForm,
      },
      {
        title: 'Edit Interview',
        path: '/admin/interview/:id/edit',
        permission: ADMIN_SCREENS.interviews.needs.write,
        Screen: InterviewForm,
      },
    ],
  },
  {
    ...ADMIN_SCREENS.articles,
    heading: 'Articles',
    icon: 'articles',
    Screen: screen('articles', () => import(/* webpackChunkName: "articles" */ './articles/articles-page.js')),
    pages: [
      {
        title: 'Add Article',
        path: '/admin/articles/new',
        permission: ADMIN_SCREENS.articles.needs.write,
        Screen: ArticleForm,
      },
      {
        title: 'Edit Article',
        path: '/admin/articles/:id/edit',
        permission: ADMIN_SCREENS.articles.needs.write,
        Screen: ArticleForm,
      },
    ],
  },
  {
    ...ADMIN_SCREENS.media,
    icon: 'media',
    Screen: screen('media', () => import(/* webpackChunkName: "media" */ './media/media-page.js')),
  },
  {
    ...ADMIN_SCREENS.coupons,
    icon: 'coupons',
    Screen: screen('coupons', () => import(/* webpackChunkName: "coupons" */ './coupons/coupons-page.js')),
  },
  {
    ...ADMIN_SCREENS.contentPages,
    icon: 'pages',
    Screen: screen(
      'content-pages',
      () => import(/* webpackChunkName: "content-pages" */ './content-pages/content-pages-page.js'),
    ),
  },
  {
    ...ADMIN_SCREENS.features,
    icon: 'features',
    Screen: screen('features', () => import(/* webpackChunkName: "features" */ './features/features-page.js')),
  },
  {
    ...ADMIN_SCREENS.translations,
    icon: 'translations',
    Screen: screen(
      'translations',
      () => import(/* webpackChunkName: "translations" */ './translations/translations-page.js'),
    ),
  },
  {
    ...ADMIN_SCREENS.trash,
    icon: 'trash',
    Screen: screen('trash', () => import(/* webpackChunkName: "trash" */ './trash/trash-page.js')),
  },
  {
    ...ADMIN_SCREENS.privacy,
    icon: 'privacy',
    Screen: screen('privacy', () => import(/* webpackChunkName: "privacy" */ './privacy/privacy-page.js')),
  },
  {
    ...ADMIN_SCREENS.team,
    icon: 'team',
    Screen: screen('team', () => import(/* webpackChunkName: "team" */ './team/team-page.js')),
  },
  {
    ...ADMIN_SCREENS.apiKeys,
    icon: 'keys',
    Screen: screen('api-keys', () => import(/* webpackChunkName: "api-keys" */ './api-keys/api-keys-page.js')),
  },
  {
    ...ADMIN_SCREENS.webhooks,
    icon: 'webhooks',
    Screen: screen('webhooks', () => import(/* webpackChunkName: "webhooks" */ './webhooks/webhooks-page.js')),
  },
  {
    ...ADMIN_SCREENS.settings,
    icon: 'settings',
    Screen: screen('settings', () => import(/* webpackChunkName: "settings" */ './settings/settings-page.js')),
    pages: [
      {
        title: 'The house',
        path: '/admin/settings/house',
        permission: 'settings:write',
        Screen: screen('house', () => import(/* webpackChunkName: "house" */ './settings/house/house-page.js')),
      },
    ],
  },
  {
    ...ADMIN_SCREENS.profile,
    icon: 'profile',
    inMenu: false,
    Screen: screen('profile', () => import(/* webpackChunkName: "profile" */ './profile/profile-page.js')),
  },
  ...extensionScreens,
];
