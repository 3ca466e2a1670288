import { render } from '@testing-library/react';
import { createQueryClient, type Language } from '@vitrine/platform';
import { BrowserRouter, createI18n, Platform } from '@vitrine/platform/shell';
import { testEnvironment } from '@vitrine/platform/testing';
import StorefrontRoutes from '../routes.js';

/**
 * Renders the whole storefront at a path in a language, without retries of failed reads; `entry` is the state of the history entry, `overrides`
 * changes the environment.
 */
export function renderStorefront(
  path: string,
  language: Language = 'en',
  entry: unknown = null,
  overrides: Partial<typeof testEnvironment> = {},
) {
  window.scrollTo = () => undefined;
  history.replaceState(entry, '', path);
  localStorage.setItem('language', language);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  return render(
    <BrowserRouter>
      <Platform
        environment={{ ...testEnvironment, ...overrides, language }}
        i18n={createI18n(language, overrides.settings ?? testEnvironment.settings)}
        queries={queries}
      >
        <StorefrontRoutes />
      </Platform>
    </BrowserRouter>,
  );
}

/** Path and query of the page's address. */
export const address = (): string => location.pathname + location.search;
