import { api, Route, Routes, useLocation } from '@vitrine/platform';
import { continueTrace } from '@vitrine/platform/traces';
import { useFetchAhead } from './fetch-ahead.js';
import { ON_SERVER } from './on-server.js';
import { page } from './page-script.js';
import { pages } from './pages.js';
import { PreviewBar } from './preview/index.js';
import { HydratedProvider } from './shared/controls/states/hydrated.js';
import { PagesContext } from './shared/pages/pages-context.js';
import { pagesNear } from './shared/pages/pages-near.js';
import { offerFurtherTexts } from './texts/further.js';

const NotFoundPage = page(
  'not-found',
  () => import(/* webpackChunkName: "not-found" */ './not-found/not-found-page.js'),
);

if (!ON_SERVER) continueTrace(api);
offerFurtherTexts();

function usePagesNear() {
  return pagesNear(pages, useLocation().pathname);
}

/** A rendering on the server is of one address and pays for every route; a visitor's router is asked at a click. */
const useRoutedPages = ON_SERVER ? usePagesNear : () => pages;

/** The pages for visitors, at their addresses. */
export default function StorefrontRoutes() {
  useFetchAhead(pages);
  const routed = useRoutedPages();
  return (
    <PagesContext value={pages}>
      <HydratedProvider>
        <PreviewBar />
        <Routes>
          {routed.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </HydratedProvider>
    </PagesContext>
  );
}
