import { api, Route, Routes } from '@vitrine/platform';
import { continueTrace } from '@vitrine/platform/traces';
import { useFetchAhead } from './fetch-ahead.js';
import { ON_SERVER } from './on-server.js';
import { page } from './page-script.js';
import { pages } from './pages.js';
import { PreviewBar } from './preview/index.js';
import { HydratedProvider } from './shared/controls/states/hydrated.js';
import { PagesContext } from './shared/pages/pages-context.js';
import { offerFurtherTexts } from './texts/further.js';

const NotFoundPage = page(
  'not-found',
  () => import(/* webpackChunkName: "not-found" */ './not-found/not-found-page.js'),
);

if (!ON_SERVER) continueTrace(api);
offerFurtherTexts();

/** The pages for visitors, at their addresses. */
export default function StorefrontRoutes() {
  useFetchAhead(pages);
  return (
    <PagesContext value={pages}>
      <HydratedProvider>
        <PreviewBar />
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
