import { api, Route, Routes } from '@vitrine/platform';
import { continueTrace } from '@vitrine/platform/traces';
import { NotificationProvider, ThemeProvider } from '@vitrine/ui';
import styles from './admin.module.css';
import { AdminLayout, MissingScreen } from './layout/index.js';
import { screens } from './screens.js';
import { keyPosts } from './shared/api/keyed-posts.js';
import { LiveProvider } from './shared/live/index.js';
import { ForgotPasswordPage, InvitationPage, LoginPage, RequireAdmin, ResetPasswordPage } from './session/index.js';

continueTrace(api);
keyPosts(api);

/** Each screen at each of its addresses. */
const routes = screens
  .flatMap(({ pages = [], ...screen }) => [screen, ...pages])
  .flatMap(({ path, alias, Screen }) => [path, ...(alias ? [alias] : [])].map((address) => ({ address, Screen })));

/** Preloads the script of the screen at a path of the menu; a failure is reported when the screen is opened. */
function preloadScreen(path: string): void {
  const screen = screens.find((each) => each.path === path);
  screen?.Screen.preload?.().catch(() => undefined);
}

/** All screens of the back-office; in English, whatever the language of the page is. */
export default function AdminRoutes() {
  return (
    <ThemeProvider look="office" language="en">
      <NotificationProvider>
        <div lang="en" className={styles.admin}>
          <Routes>
            <Route path="/admin/login" element={<LoginPage />} />
            <Route path="/admin/forgot-password" element={<ForgotPasswordPage />} />
            <Route path="/admin/reset-password/:token" element={<ResetPasswordPage />} />
            <Route path="/admin/invitation/:token" element={<InvitationPage />} />
            <Route
              path="/admin"
              element={
                <RequireAdmin>
                  <LiveProvider>
                    <AdminLayout sections={screens} onNear={preloadScreen} />
                  </LiveProvider>
                </RequireAdmin>
              }
            >
              {routes.map(({ address, Screen }) => (
                <Route key={address} path={address} element={<Screen />} />
              ))}
              <Route path="*" element={<MissingScreen />} />
            </Route>
          </Routes>
        </div>
      </NotificationProvider>
    </ThemeProvider>
  );
}
