import { createQueryClient, session } from '@vitrine/platform';
import { BrowserRouter, createI18n, Platform } from '@vitrine/platform/shell';
import { testEnvironment } from '@vitrine/platform/testing';
import { render } from '@testing-library/react';
import { AdminRoutes } from '../routes.js';

export const admin = { id: '1', email: 'admin@vitrine.example', lastLoginAt: null };

/** A token of three parts that ends after so many seconds. */
export function tokenFor(seconds: number): string {
  const part = (value: object) => btoa(JSON.stringify(value));
  return `${part({ alg: 'HS256' })}.${part({ sub: admin.id, exp: Math.floor(Date.now() / 1000) + seconds })}.c2ln`;
}

/** Begins with a token in the browser, as after a sign-in. */
export function signedIn(seconds = 3600): void {
  session.set(tokenFor(seconds));
}

/** The whole back-office at a path, on queries that fail at once. */
export function renderAdmin(path: string) {
  history.replaceState(null, '', path);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  return render(
    <BrowserRouter>
      <Platform environment={testEnvironment} i18n={createI18n('de')} queries={queries}>
        <AdminRoutes />
      </Platform>
    </BrowserRouter>,
  );
}

/** Path and query of the page's address. */
export const address = (): string => location.pathname + location.search;
