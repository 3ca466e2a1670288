import { lazyPage, Route, Routes } from '@vitrine/platform';
import { AwaitedPage } from './layout/index.js';
import { LiveProvider } from './shared/controls/live.js';
import { readyDates, readyPrices } from './shared/ready/formats.js';
import { inTasks } from './shared/ready/in-tasks.js';

type Load = Parameters<typeof lazyPage>[1];

/** A page, and what it needs that takes long: each step is done before it, in a task of its own. */
const page = (name: string, load: Load, ...steps: (() => unknown)[]) =>
  lazyPage(name, () => inTasks(steps, load), AwaitedPage);

/** The code of forms first, then their look. */
const formSteps = (load: () => Promise<{ readyLook: () => void }>) => [load, async () => (await load()).readyLook()];

const HomePage = page('home', () => import(/* webpackChunkName: "home" */ './home/home-page.js'));
const ProductsPage = page(
  'products',
  () => import(/* webpackChunkName: "products" */ './products/products-page.js'),
  readyPrices,
);
const ProductPage = page(
  'product',
  () => import(/* webpackChunkName: "product" */ './product-detail/product-page.js'),
  readyPrices,
);
const OrderPage = page(
  'order',
  () => import(/* webpackChunkName: "order" */ './order-request/order-page.js'),
  ...formSteps(() => import(/* webpackChunkName: "order" */ './shared/ready/forms.js')),
  readyPrices,
);
const BuyPage = page(
  'buy',
  () => import(/* webpackChunkName: "buy" */ './order-request/buy-page.js'),
  ...formSteps(() => import(/* webpackChunkName: "buy" */ './shared/ready/forms.js')),
  readyPrices,
);
const ContentPage = page(
  'content',
  () => import(/* webpackChunkName: "content" */ './content-pages/editable-page.js'),
  readyDates,
);
const CookiesPage = page('cookies', () => import(/* webpackChunkName: "cookies" */ './content-pages/cookies-page.js'));
const AboutPage = page('about', () => import(/* webpackChunkName: "about" */ './about/about-page.js'));
const ContactPage = page(
  'contact',
  () => import(/* webpackChunkName: "contact" */ './contact/contact-page.js'),
  ...formSteps(() => import(/* webpackChunkName: "contact" */ './shared/ready/forms.js')),
);
const AccessoriesPage = page(
  'accessories',
  () => import(/* webpackChunkName: "accessories" */ './accessories/accessories-page.js'),
  readyPrices,
);
const AccessoryPage = page(
  'accessory',
  () => import(/* webpackChunkName: "accessory" */ './accessory-detail/accessory-page.js'),
  readyPrices,
);
const FavoritesPage = page(
  'favorites',
  () => import(/* webpackChunkName: "favorites" */ './favorites/favorites-page.js'),
);
const ComparePage = page(
  'compare',
  () => import(/* webpackChunkName: "compare" */ './compare/compare-page.js'),
  readyPrices,
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

/** The pages for visitors (public spec §2, Public route table). */
export default function StorefrontRoutes() {
  return (
    <LiveProvider>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/products" element={<ProductsPage />} />
        <Route path="/products/:productId" element={<ProductPage />} />
        <Route path="/product/:productId" element={<ProductPage />} />
        <Route path="/order" element={<OrderPage />} />
        <Route path="/buy/accessory/:accessoryId" element={<BuyPage />} />
        <Route path="/buy/:productId" element={<BuyPage />} />
        {['/privacy', '/terms', '/imprint', '/newsroom'].map((path) => (
          <Route key={path} path={path} element={<ContentPage />} />
        ))}
        <Route path="/cookies" element={<CookiesPage />} />
        <Route path="/about" element={<AboutPage />} />
        <Route path="/contact" element={<ContactPage />} />
        <Route path="/accessories" element={<AccessoriesPage />} />
        <Route path="/accessory/:accessoryId" element={<AccessoryPage />} />
        <Route path="/favorites" element={<FavoritesPage />} />
        <Route path="/compare" element={<ComparePage />} />
        <Route path="/faq" element={<FaqPage />} />
        <Route path="/store-locator" element={<StoreLocatorPage />} />
        <Route path="/interviews" element={<InterviewsPage />} />
        <Route path="/test-homepage" element={<SectionListPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </LiveProvider>
  );
}
