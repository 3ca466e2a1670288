import { createInstance, type i18n as I18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language.js';
import { DEFAULT_LANGUAGE, type Language } from './language.js';

/** Texts of one feature in one language; nested groups are addressed with dots. */
export type Texts = { [key: string]: string | Texts };

export type Translate = (key: string, params?: Record<string, unknown>) => string;

const catalogues = new Map<string, Record<Language, Texts>>();

/** Texts under the same keys as `T`, in another language. */
type Translated<T extends Texts> = { [Key in keyof T]: T[Key] extends Texts ? Translated<T[Key]> : string };

/** The texts of a feature; the compiler refuses a text that one of the languages has not, or has too many. */
type Catalogue<T extends Texts> = Record<typeof DEFAULT_LANGUAGE, T> &
  Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, NoInfer<Translated<T>>>;

/** Makes a feature's texts known under `namespace`; called once at the top of the module that holds them. */
export function registerTexts<T extends Texts>(namespace: string, texts: Catalogue<T>): void {
  catalogues.set(namespace, texts);
}

/** One instance per page in the browser, one per request on the server. */
export function createI18n(language: Language): I18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** `t(key, params?)` over the texts registered under `namespace`, in the page's language. */
export function useTexts(namespace: string): Translate {
  const { language } = useLanguage();
  const { i18n } = useTranslation();
  const texts = catalogues.get(namespace);
  if (texts && i18n.getDataByLanguage(DEFAULT_LANGUAGE)?.[namespace] !== texts[DEFAULT_LANGUAGE]) {
    for (const [language, bundle] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, bundle);
  }
  const { t } = useTranslation(namespace, { lng: language });
  return useCallback((key, params) => t(key, { ...params }), [t]);
}
