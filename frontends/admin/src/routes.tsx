import { Route, Routes } from '@vitrine/platform';
import { NotificationProvider, ThemeProvider } from '@vitrine/ui';
import styles from './admin.module.css';
import { AdminLayout, MissingScreen } from './layout/index.js';
import {
  AccessoriesPage,
  AccessoryFormPage,
  ContactsPage,
  ContentPagesPage,
  CouponsPage,
  DashboardPage,
  FeaturesPage,
  fetchAhead,
  HomepageSectionsPage,
  InterviewFormPage,
  InterviewsPage,
  OrdersPage,
  PrivacyPage,
  ProductPage,
  SettingsPage,
  StoreFormPage,
  StoresPage,
} from './screens.js';
import { LoginPage, RequireAdmin } from './session/index.js';

/** Every screen of the back-office; English whatever the page's language is. */
export function AdminRoutes() {
  return (
    <ThemeProvider look="office" language="en">
      <NotificationProvider>
        <div lang="en" className={styles.admin}>
          <Routes>
            <Route path="/admin/login" element={<LoginPage />} />
            <Route
              path="/admin"
              element={
                <RequireAdmin>
                  <AdminLayout onNear={fetchAhead} />
                </RequireAdmin>
              }
            >
              <Route index element={<DashboardPage />} />
              <Route path="homepage-sections" element={<HomepageSectionsPage />} />
              <Route path="orders" element={<OrdersPage />} />
              <Route path="contacts" element={<ContactsPage />} />
              <Route path="coupons" element={<CouponsPage />} />
              <Route path="content-pages" element={<ContentPagesPage />} />
              <Route path="add-product" element={<ProductPage />} />
              <Route path="product/:productId/edit" element={<ProductPage />} />
              <Route path="product/edit" element={<ProductPage />} />
              <Route path="features" element={<FeaturesPage />} />
              <Route path="accessories" element={<AccessoriesPage />} />
              <Route path="accessories/new" element={<AccessoryFormPage />} />
              <Route path="accessories/:id/edit" element={<AccessoryFormPage />} />
              <Route path="stores" element={<StoresPage />} />
              <Route path="stores/new" element={<StoreFormPage />} />
              <Route path="stores/:id/edit" element={<StoreFormPage />} />
              <Route path="interviews" element={<InterviewsPage />} />
              <Route path="add-interview" element={<InterviewFormPage />} />
              <Route path="interview/:id/edit" element={<InterviewFormPage />} />
              <Route path="privacy" element={<PrivacyPage />} />
              <Route path="settings" element={<SettingsPage />} />
              <Route path="*" element={<MissingScreen />} />
            </Route>
          </Routes>
        </div>
      </NotificationProvider>
    </ThemeProvider>
  );
}

export default AdminRoutes;
