import { createQueryClient, type Language } from '@vitrine/platform';
import { BrowserRouter, createI18n, Platform } from '@vitrine/platform/shell';
import { testEnvironment } from '@vitrine/platform/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider.js';

/** Renders components inside platform and theme, with messages in the given language. */
export function renderUi(children: ReactNode, language: Language = 'en') {
  return render(
    <BrowserRouter>
      <Platform
        environment={testEnvironment}
        i18n={createI18n('de', testEnvironment.settings)}
        queries={createQueryClient()}
      >
        <ThemeProvider look="site" language={language}>
          {children}
        </ThemeProvider>
      </Platform>
    </BrowserRouter>,
  );
}
