import { lazyPage, Route, Routes } from '@vitrine/platform';
import { type PageRoute, useFetchAhead } from './fetch-ahead.js';
import { AwaitedPage } from './layout/index.js';
import type { PagePath } from './page-data.js';
import { HydratedProvider } from './shared/controls/hydrated.js';
import { warmUpDates, warmUpPrices } from './shared/warm-up/formats.js';
import type * as Forms from './shared/warm-up/forms.js';
import { runInTasks, whileLoading } from './shared/warm-up/tasks.js';

type Load = Parameters<typeof lazyPage>[1];

/** `warmUp` is what takes long when the page first draws it. */
const page = (name: string, load: Load, warmUp?: () => void) =>
  lazyPage(name, warmUp ? () => whileLoading(load(), warmUp) : load, AwaitedPage);

/**
 * Loads the code of forms, makes their theme and their fields, then loads the page, each in a task of its own. `forms` is in the page's own chunk,
 * which the public origin has the browser fetch ahead, so each page names it itself.
 */
const withForms = (forms: () => Promise<typeof Forms>, load: Load) => () =>
  runInTasks([forms, async () => (await forms()).warmUpTheme(), async () => (await forms()).warmUpFields()], load);

const HomePage = page('home', () => import(/* webpackChunkName: "home" */ './home/home-page.js'));
const ProductsPage = page(
  'products',
  () => import(/* webpackChunkName: "products" */ './products/products-page.js'),
  warmUpPrices,
);
const ProductPage = page(
  'product',
  () => import(/* webpackChunkName: "product" */ './product-detail/product-page.js'),
  warmUpPrices,
);
const OrderPage = page(
  'order',
  withForms(
    () => import(/* webpackChunkName: "order" */ './shared/warm-up/forms.js'),
    () => import(/* webpackChunkName: "order" */ './order-request/order-page.js'),
  ),
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
const ContentPage = page(
  'content',
  () => import(/* webpackChunkName: "content" */ './content-pages/editable-page.js'),
  warmUpDates,
);
const CookiesPage = page('cookies', () => import(/* webpackChunkName: "cookies" */ './content-pages/cookies-page.js'));
const AboutPage = page('about', () => import(/* webpackChunkName: "about" */ './about/about-page.js'));
const ContactPage = page(
  'contact',
  withForms(
    () => import(/* webpackChunkName: "contact" */ './shared/warm-up/forms.js'),
    () => import(/* webpackChunkName: "contact" */ './contact/contact-page.js'),
  ),
);
const AccessoriesPage = page(
  'accessories',
  () => import(/* webpackChunkName: "accessories" */ './accessories/accessories-page.js'),
  warmUpPrices,
);
const AccessoryPage = page(
  'accessory',
  () => import(/* webpackChunkName: "accessory" */ './accessory-detail/accessory-page.js'),
  warmUpPrices,
);
const FavoritesPage = page(
  'favorites',
  () => import(/* webpackChunkName: "favorites" */ './favorites/favorites-page.js'),
);
const ComparePage = page(
  'compare',
  () => import(/* webpackChunkName: "compare" */ './compare/compare-page.js'),
  warmUpPrices,
);
const FaqPage = page('faq', () => import(/* webpackChunkName: "faq" */ './faq/faq-page.js'));
const StoreLocatorPage = page(
  'stores',
  () => import(/* webpackChunkName: "stores" */ './store-locator/store-locator-page.js'),
);
const InterviewsPage = page(
  'interviews',
  () => import(/* webpackChunkName: "interviews" */ './interviews/interviews-page.js'),
);
const SectionListPage = page(
  'section-list',
  () => import(/* webpackChunkName: "section-list" */ './home/section-list-page.js'),
);
const NotFoundPage = page(
  'not-found',
  () => import(/* webpackChunkName: "not-found" */ './not-found/not-found-page.js'),
);

const pages: Record<PagePath, PageRoute['Page']> = {
  '/': HomePage,
  '/products': ProductsPage,
  '/products/:productId': ProductPage,
  '/product/:productId': ProductPage,
  '/order': OrderPage,
  '/buy/accessory/:accessoryId': BuyPage,
  '/buy/:productId': BuyPage,
  '/privacy': ContentPage,
  '/terms': ContentPage,
  '/imprint': ContentPage,
  '/newsroom': ContentPage,
  '/cookies': CookiesPage,
  '/about': AboutPage,
  '/contact': ContactPage,
  '/accessories': AccessoriesPage,
  '/accessory/:accessoryId': AccessoryPage,
  '/favorites': FavoritesPage,
  '/compare': ComparePage,
  '/faq': FaqPage,
  '/store-locator': StoreLocatorPage,
  '/interviews': InterviewsPage,
  '/test-homepage': SectionListPage,
};

const routes: readonly PageRoute[] = Object.entries(pages).map(([path, Page]) => ({ path, Page }));

/** The pages for visitors (public spec §2, Public route table). */
export default function StorefrontRoutes() {
  useFetchAhead(routes);
  return (
    <HydratedProvider>
      <Routes>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </HydratedProvider>
  );
}
