import { api, Route, Routes, useLocation } from '@vitrine/platform';
import { continueTrace } from '@vitrine/platform/traces';
import { usePreloadLinks } from './preload-links.js';
import { ON_SERVER } from './on-server.js';
import { page } from './page-script.js';
import { pages } from './pages.js';
import { PreviewBar } from './preview/index.js';
import { HydratedProvider } from './shared/controls/states/hydrated.js';
import { PagesContext } from './shared/pages/pages-context.js';
import { listCandidatePages } from './shared/pages/candidate-pages.js';
import { offerFurtherTexts } from './texts/further.js';

const NotFoundPage = page(
  'not-found',
  () => import(/* webpackChunkName: "not-found" */ './not-found/not-found-page.js'),
);

if (!ON_SERVER) continueTrace(api);
offerFurtherTexts();

function useCandidatePages() {
  return listCandidatePages(pages, useLocation().pathname);
}

/** The server renders one address at a time, and each rendering takes time for every route, so it gets only the likely ones. */
const useRoutedPages = ON_SERVER ? useCandidatePages : () => pages;

/** The router of the pages for visitors. */
export default function StorefrontRoutes() {
  usePreloadLinks(pages);
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
