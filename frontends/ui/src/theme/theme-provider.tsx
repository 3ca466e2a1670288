import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import { type Language, useLanguage } from '@vitrine/platform';
import { type ReactNode, useContext, useState } from 'react';
import { UiLanguageProvider } from '../form/ui-language.js';
import { type Look, LookProvider } from './look.js';
import { type ReadyTheme, readyTheme } from './ready-theme.js';
import { createStyleCache, StyleCacheContext } from './style-cache.js';
import './tokens.css';

export interface ThemeProviderProps {
  look: Look;
  /** Language of rule messages; the page's language where not given. */
  language?: Language;
  children: ReactNode;
}

const themes: Partial<Record<Look, ReadyTheme>> = {};
const getTheme = (look: Look): ReadyTheme => (themes[look] ??= readyTheme(look));

/** Creates the theme, which takes milliseconds, before the first rendering needs it. */
export const warmUpTheme = (look: Look): void => void getTheme(look);

let browserCache: EmotionCache | undefined;
const createCache = (): EmotionCache =>
  typeof document === 'undefined' ? createStyleCache() : (browserCache ??= createStyleCache());

/** Must be around everything that uses MUI: provides theme, styles that the CSP accepts and the language of messages. Renders no DOM. */
export function ThemeProvider({ look, language, children }: ThemeProviderProps) {
  const page = useLanguage().language;
  const requestCache = useContext(StyleCacheContext);
  const [styles] = useState(() => requestCache ?? createCache());
  const { theme, variables } = getTheme(look);
  return (
    <CacheProvider value={styles}>
      <MuiThemeProvider theme={theme}>
        <UiLanguageProvider value={language ?? page}>
          <LookProvider value={look}>{children}</LookProvider>
        </UiLanguageProvider>
      </MuiThemeProvider>
      <Global styles={variables} />
    </CacheProvider>
  );
}
