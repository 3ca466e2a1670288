import { createQueryClient, session, type SignedInAdmin } from '@vitrine/platform';
import { BrowserRouter, createI18n, Platform } from '@vitrine/platform/shell';
import { testEnvironment } from '@vitrine/platform/testing';
import { ROLE_PERMISSIONS, type Role } from '@vitrine/schemas';
import { NotificationProvider, ThemeProvider } from '@vitrine/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StaffProvider } from '../permissions/index.js';

/** The account of a role, as in the answer of `GET /api/admin/me`. */
export const anAdmin = (role: Role): SignedInAdmin => ({
  id: '1',
  email: 'admin@vitrine.example',
  name: 'Clara Vogt',
  lastLoginAt: null,
  expiresAt: '2026-11-21T09:12:00.000Z',
  sessionEndsAt: '2026-11-21T20:12:00.000Z',
  role,
  permissions: [...ROLE_PERMISSIONS[role]],
  secondFactor: { passkeys: 0, totp: false, recoveryCodes: 0 },
  mustEnrol: false,
  authenticatedAt: '2026-11-21T08:12:00.000Z',
});

/** A person with every permission. */
export const admin = anAdmin('owner');

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A JSON Web Token that ends after `seconds`, and was issued `ago` seconds before now. */
export function tokenFor(seconds: number, ago = 0): string {
  const part = (value: object) => btoa(JSON.stringify(value));
  const claims = { sub: admin.id, sid: 'session', iat: nowSeconds() - ago, exp: nowSeconds() + seconds };
  return `${part({ alg: 'HS256' })}.${part(claims)}.c2ln`;
}

/** Stores a token in the browser, as after a sign-in. */
export function signedIn(seconds = 3600): void {
  session.set(tokenFor(seconds));
}

/** Renders something on the platform at a path, without retries of queries; the site offers German and English unless `settings` say more. */
export function renderAt(
  path: string,
  children: ReactNode,
  settings = testEnvironment.settings,
  state: unknown = null,
) {
  history.replaceState(state, '', path);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  return render(
    <BrowserRouter>
      <Platform environment={{ ...testEnvironment, settings }} i18n={createI18n('de', settings)} queries={queries}>
        {children}
      </Platform>
    </BrowserRouter>,
  );
}

/** Renders a part of the back-office with what surrounds every screen, for a person with every permission. */
export const renderInAdmin = (part: ReactNode) =>
  renderAt(
    '/admin',
    <ThemeProvider look="office" language="en">
      <NotificationProvider>
        <StaffProvider staff={admin}>{part}</StaffProvider>
      </NotificationProvider>
    </ThemeProvider>,
  );
