import { render } from '@testing-library/react';
import type { PageData } from '@vitrine/schemas';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { createQueryClient, fillQueries } from '../api/query.js';
import type { Environment } from '../environment.js';
import { createI18n } from '../language/texts.js';
import { Platform } from '../page/platform.js';
import { testEnvironment } from './test-environment.js';

export interface PlatformOptions {
  path?: string;
  environment?: Partial<Environment>;
  data?: PageData;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Renders inside the platform at `path`; the present address is in the element `address`. */
export function renderOnPlatform(
  children: ReactNode,
  { path = '/', environment = {}, data = {} }: PlatformOptions = {},
) {
  const settings = { ...testEnvironment, ...environment };
  const queries = createQueryClient();
  fillQueries(queries, data, settings.language);
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Platform environment={settings} i18n={createI18n(settings.language, settings.settings)} queries={queries}>
        {children}
        <Address />
      </Platform>
    </MemoryRouter>,
  );
}
