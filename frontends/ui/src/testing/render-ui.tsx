import { type Boot, createQueryClient, type Language } from '@vitrine/platform';
import { BrowserRouter, createI18n, Platform } from '@vitrine/platform/shell';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider.js';

const boot: Boot = {
  language: 'de',
  publicUrl: 'http://localhost',
  remotes: {},
  priceNote: { de: 'zzgl. MwSt.', en: 'plus VAT' },
  legacyProductId: null,
  mediaOrigins: [],
  mapStyleUrl: null,
  production: false,
  pages: [],
};

/** Components inside platform and theme, messages in the given language. */
export function renderUi(children: ReactNode, language: Language = 'en') {
  return render(
    <BrowserRouter>
      <Platform environment={boot} i18n={createI18n('de')} queries={createQueryClient()}>
        <ThemeProvider look="site" language={language}>
          {children}
        </ThemeProvider>
      </Platform>
    </BrowserRouter>,
  );
}
