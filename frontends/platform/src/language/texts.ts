import { createInstance, type i18n as I18n } from 'i18next';
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

/** One instance per page in the browser, one per language on the server. */
export function createI18n(language: Language): I18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  return instance;
}

interface Kept {
  /** What `translate` reads; hot reloading registers others under the same namespace. */
  texts: Record<Language, Texts> | undefined;
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
