import { lazyPage, Route, Routes } from '@vitrine/platform';

const HomePage = lazyPage('home', () => import(/* webpackChunkName: "home" */ './home/HomePage.js'));
const ProductsPage = lazyPage(
  'products',
  () => import(/* webpackChunkName: "products" */ './products/ProductsPage.js'),
);
const ProductPage = lazyPage(
  'product',
  () => import(/* webpackChunkName: "product" */ './product-detail/ProductPage.js'),
);
const OrderPage = lazyPage('order', () => import(/* webpackChunkName: "order" */ './order-request/OrderPage.js'));
const BuyPage = lazyPage('buy', () => import(/* webpackChunkName: "buy" */ './order-request/BuyPage.js'));
const NotFoundPage = lazyPage(
  'not-found',
  () => import(/* webpackChunkName: "not-found" */ './not-found/NotFoundPage.js'),
);

/** The pages for visitors (public spec §2, Public route table). */
export default function StorefrontRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/products" element={<ProductsPage />} />
      <Route path="/products/:productId" element={<ProductPage />} />
      <Route path="/product/:productId" element={<ProductPage />} />
      <Route path="/order" element={<OrderPage />} />
      <Route path="/buy/accessory/:accessoryId" element={<BuyPage />} />
      <Route path="/buy/:productId" element={<BuyPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
