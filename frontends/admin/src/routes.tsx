import { Navigate, Route, Routes } from '@vitrine/platform';
import { NotificationProvider, ThemeProvider } from '@vitrine/ui';
import styles from './admin.module.css';
import { AdminLayout } from './layout/index.js';
import { ContactsPage, ContentPagesPage, OrdersPage } from './screens.js';
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
                  <AdminLayout />
                </RequireAdmin>
              }
            >
              <Route index element={<Navigate to="/admin/orders" replace />} />
              <Route path="orders" element={<OrdersPage />} />
              <Route path="contacts" element={<ContactsPage />} />
              <Route path="content-pages" element={<ContentPagesPage />} />
              <Route path="*" element={<Navigate to="/admin" replace />} />
            </Route>
          </Routes>
        </div>
      </NotificationProvider>
    </ThemeProvider>
  );
}

export default AdminRoutes;
