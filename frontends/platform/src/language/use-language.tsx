import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { i18n as I18n } from 'i18next';
import { useLocation, useNavigate } from 'react-router';
import { writeCookie } from '../browser/cookies.js';
import { storedText, useStored } from '../browser/storage.js';
import { useSettings } from '../settings/use-settings.js';
import { hasTexts, loadTexts } from './further.js';
import { isLanguage, type Language } from './language.js';

const storedLanguage = storedText<Language | null>(
  'language',
  (text) => (isLanguage(text) ? text : null),
  null,
  'local',
);

interface LanguageChoice {
  language: Language;
  /** Changes all texts at once, after those of a further language are loaded, and stores the choice for later visits and for the server. */
  setLanguage: (language: Language) => void;
  /** Holds the texts of the page. */
  i18n: I18n;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

/** @throws Error outside the platform's provider. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs <Platform> around it');
  return choice;
}

function withoutLanguage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('lang');
  const rest = params.toString();
  return rest && `?${rest}`;
}

/** Starts in the language the server rendered, then follows `?lang=`, the stored choice and the visitor. */
export function LanguageProvider({ i18n, initial, children }: { i18n: I18n; initial: Language; children: ReactNode }) {
  const [stored] = useStored(storedLanguage);
  const navigate = useNavigate();
  const location = useLocation();
  const { languages } = useSettings();
  const [, setLoaded] = useState<Language>();
  const wanted = useRef<Language>(undefined);
  const isOffered = (value: unknown): value is Language => isLanguage(value) && languages.includes(value);
  const asked = new URLSearchParams(location.search).get('lang');
  const askedLanguage = isOffered(asked) ? asked : null;
  const chosen = askedLanguage ?? (isOffered(stored) ? stored : null);
  const language = chosen && hasTexts(chosen) ? chosen : initial;

  useEffect(() => {
    if (askedLanguage) storedLanguage.set(askedLanguage);
  }, [askedLanguage]);

  useEffect(() => {
    // chosen in another tab, or on an earlier visit without a cookie that tells the server
    if (chosen && !hasTexts(chosen)) void loadTexts(chosen).then(() => setLoaded(chosen), reportError);
  }, [chosen]);

  useEffect(() => {
    if (chosen) writeCookie('language', chosen);
  }, [chosen]);

  useEffect(() => {
    document.documentElement.lang = language;
    void i18n.changeLanguage(language);
  }, [language, i18n]);

  const change = useCallback(
    (next: Language) => {
      storedLanguage.set(next);
      if (asked !== null) {
        void navigate(
          { pathname: location.pathname, search: withoutLanguage(location.search), hash: location.hash },
          { replace: true, preventScrollReset: true, state: location.state as unknown },
        );
      }
    },
    [asked, location, navigate],
  );
  const setLanguage = useCallback(
    (next: Language) => {
      wanted.current = next;
      if (hasTexts(next)) change(next);
      // another one may have been chosen meanwhile
      else void loadTexts(next).then(() => wanted.current === next && change(next), reportError);
    },
    [change],
  );
  const choice = useMemo(() => ({ language, setLanguage, i18n }), [language, setLanguage, i18n]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
