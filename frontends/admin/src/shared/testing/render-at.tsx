import { createQueryClient, session } from '@vitrine/platform';
import { BrowserRouter, createI18n, Platform } from '@vitrine/platform/shell';
import { testEnvironment } from '@vitrine/platform/testing';
import { NotificationProvider, ThemeProvider } from '@vitrine/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

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

/** Something on the platform at a path, on queries that fail at once. */
export function renderAt(path: string, children: ReactNode) {
  history.replaceState(null, '', path);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  return render(
    <BrowserRouter>
      <Platform environment={testEnvironment} i18n={createI18n('de')} queries={queries}>
        {children}
      </Platform>
    </BrowserRouter>,
  );
}

/** One part of the back-office, with what stands around every screen. */
export const renderInAdmin = (part: ReactNode) =>
  renderAt(
    '/admin',
    <ThemeProvider look="office" language="en">
      <NotificationProvider>{part}</NotificationProvider>
    </ThemeProvider>,
  );
