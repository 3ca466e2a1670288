import { Route, Routes } from '@vitrine/platform';
import { useFetchAhead } from './fetch-ahead.js';
import { page } from './page-script.js';
import { pages } from './pages.js';
import { HydratedProvider } from './shared/controls/states/hydrated.js';
import { PagesContext } from './shared/pages/pages-context.js';

const NotFoundPage = page(
  'not-found',
  () => import(/* webpackChunkName: "not-found" */ './not-found/not-found-page.js'),
);

/** The pages for visitors, at their addresses. */
export default function StorefrontRoutes() {
  useFetchAhead(pages);
  return (
    <PagesContext value={pages}>
      <HydratedProvider>
        <Routes>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </HydratedProvider>
    </PagesContext>
  );
}
