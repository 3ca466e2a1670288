import type { Catalogue, HouseSettings, Texts, Translated } from '@vitrine/schemas';
import { createInstance, type i18n as I18n } from 'i18next';
import { useLanguage } from './use-language.js';
import { fallbackOrder, inLanguage, type FurtherLanguage, type Language } from './language.js';

export type { Texts };

export type Translate = (key: string, params?: Record<string, unknown>) => string;

type Registered = Partial<Record<Language, Texts>>;
const catalogues = new Map<string, Registered>();

declare const GERMAN: unique symbol;
/** The name of a feature's texts, with their type. */
export type TextsName<T extends Texts> = string & { readonly [GERMAN]?: T };

/** The type of the texts of another language under such a name. */
export type TextsOf<Name> = Name extends TextsName<infer T> ? Translated<T> : never;

/**
 * Registers a feature's texts under `namespace`; called once at the top of the module that defines them. The compiler refuses a text that is
 * missing or superfluous in one of the languages.
 */
export function registerTexts<T extends Texts>(namespace: string, texts: Catalogue<T>): TextsName<T> {
  catalogues.set(namespace, { ...catalogues.get(namespace), ...(texts as Registered) });
  return namespace;
}

/** Registers texts of a further language, by namespace. */
export function addTexts(language: FurtherLanguage, texts: Readonly<Record<string, Texts>>): void {
  for (const [namespace, own] of Object.entries(texts))
    catalogues.set(namespace, { ...catalogues.get(namespace), [language]: own });
}

/** Variables that every text may use beside its own parameters: `{{house}}`, the house's name, and `{{answerTime}}`, how soon it answers. */
export const houseVariables = ({ name, answerTime }: HouseSettings, language: Language) => ({
  house: name,
  answerTime: inLanguage(answerTime, language),
});

/** One instance per page in the browser, one per language and name of the house on the server. */
export function createI18n(language: Language, settings: HouseSettings): I18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: [...fallbackOrder(language)],
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: houseVariables(settings, language) },
  });
  return instance;
}

interface Kept {
  /** The texts that `translate` reads; hot reloading registers new ones under the same namespace. */
  texts: Registered | undefined;
  translate: Translate;
}

const keptTranslates = new WeakMap<I18n, Map<string, Kept>>();

/** Caches texts without parameters, since rendering one page looks up a hundred of them. */
function createTranslate(i18n: I18n, namespace: string, language: Language): Translate {
  const t = i18n.getFixedT(language, namespace);
  const found = new Map<string, string>();
  return (key, params) => {
    if (params) return t(key, { ...params });
    const known = found.get(key);
    if (known !== undefined) return known;
    const text = t(key);
    // i18next returns a key without a text unchanged; such keys may come from data and must not fill the cache
    if (text !== key) found.set(key, text);
    return text;
  };
}

/** `t(key, params?)` over the texts registered under `namespace`, in the page's language. */
export function useTexts(namespace: string): Translate {
  const { language, i18n } = useLanguage();
  let own = keptTranslates.get(i18n);
  if (!own) keptTranslates.set(i18n, (own = new Map<string, Kept>()));
  const texts = catalogues.get(namespace);
  const name = `${language} ${namespace}`;
  const kept = own.get(name);
  if (kept && kept.texts === texts) return kept.translate;
  for (const [each, bundle] of Object.entries(texts ?? {})) i18n.addResourceBundle(each, namespace, bundle);
  const translate = createTranslate(i18n, namespace, language);
  own.set(name, { texts, translate });
  return translate;
}
