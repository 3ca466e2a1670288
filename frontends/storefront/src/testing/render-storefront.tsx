import { render } from '@testing-library/react';
import { type Boot, createQueryClient, type Language } from '@vitrine/platform';
import { BrowserRouter, createI18n, Platform } from '@vitrine/platform/shell';
import StorefrontRoutes from '../routes.js';

const boot = (language: Language): Boot => ({
  language,
  publicUrl: 'http://localhost',
  remotes: {},
  pages: [],
  picture: null,
  priceNote: { de: 'zzgl. MwSt.', en: 'plus VAT' },
  legacyProductId: null,
  mediaOrigins: [],
  mapStyleUrl: null,
  production: false,
});

/** The whole storefront at a path in a language, on reads that fail at once. */
export function renderStorefront(path: string, language: Language = 'en') {
  window.scrollTo = () => undefined;
  history.replaceState(null, '', path);
  localStorage.setItem('language', language);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  return render(
    <BrowserRouter>
      <Platform environment={boot(language)} i18n={createI18n(language)} queries={queries}>
        <StorefrontRoutes />
      </Platform>
    </BrowserRouter>,
  );
}

/** Path and query of the page's address. */
export const address = (): string => location.pathname + location.search;
