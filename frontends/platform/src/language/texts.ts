import type { Catalogue, HouseSettings, Texts, Translated } from '@vitrine/schemas';
import { createInstance, type i18n as I18n } from 'i18next';
import { useLanguage } from './use-language.js';
import { fallbackOrder, inLanguage, type FurtherLanguage, type Language } from './language.js';

export type { Texts };

export type Translate = (key: string, params?: Record<string, unknown>) => string;

type Registered = Partial<Record<Language, Texts>>;
const catalogues = new Map<string, Registered>();

declare const GERMAN: unique symbol;
/** The name of a feature's texts, which knows what they are. */
export type TextsName<T extends Texts> = string & { readonly [GERMAN]?: T };

/** What another language has under the name of a feature's texts. */
export type TextsOf<Name> = Name extends TextsName<infer T> ? Translated<T> : never;

/**
 * Makes a feature's texts known under `namespace`; called once at the top of the module that holds them. The compiler refuses a text that one of
 * the languages has not, or has too many.
 */
export function registerTexts<T extends Texts>(namespace: string, texts: Catalogue<T>): TextsName<T> {
  catalogues.set(namespace, { ...catalogues.get(namespace), ...(texts as Registered) });
  return namespace;
}

/** Makes texts of a further language known, by the names of their features. */
export function addTexts(language: FurtherLanguage, texts: Readonly<Record<string, Texts>>): void {
  for (const [namespace, own] of Object.entries(texts))
    catalogues.set(namespace, { ...catalogues.get(namespace), [language]: own });
}

/** What every text may name beside its own parameters: `{{house}}`, its name, and `{{answerTime}}`, within which it answers. */
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
  /** What `translate` reads; hot reloading registers others under the same namespace. */
  texts: Registered | undefined;
  translate: Translate;
}

const keptTranslates = new WeakMap<I18n, Map<string, Kept>>();

/** A text without parameters is looked up once: a page on the server asks for a hundred of them. */
function createTranslate(i18n: I18n, namespace: string, language: Language): Translate {
  const t = i18n.getFixedT(language, namespace);
  const found = new Map<string, string>();
  return (key, params) => {
    if (params) return t(key, { ...params });
    const known = found.get(key);
    if (known !== undefined) return known;
    const text = t(key);
    // a key without a text is given back as it is, and may come from data
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
