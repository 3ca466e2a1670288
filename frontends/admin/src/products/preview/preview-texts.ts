import { formats, type Language } from '@vitrine/platform';
import {
  DEFAULT_LANGUAGE,
  fallbackOrder,
  inLanguage,
  type InLanguages,
  readAmount,
  type TranslatedLanguage,
} from '@vitrine/schemas';
import { FRENCH } from './texts/fr.js';
import type { ProductValues } from '../form/product-values.js';

type TextName = 'name' | 'subtitle' | 'description' | 'headerTitle' | 'headerDescription' | 'videoHeading';

/** A text in a language, else in the fallback language that visitors see. */
const shown = (
  language: Language,
  german: string,
  inTranslation: (language: TranslatedLanguage) => string | undefined,
) =>
  fallbackOrder(language)
    .map((each) => (each === DEFAULT_LANGUAGE ? german : inTranslation(each)?.trim()))
    .find(Boolean) ?? german;

/** A text as visitors of that language see it. */
export const shownText = (values: ProductValues, name: TextName, language: Language): string =>
  shown(language, values[name].trim(), (each) => values.translations[each][name]);

/** A list as visitors of that language see it. */
export const shownList = (
  values: ProductValues,
  name: 'features' | 'colors' | 'materials',
  language: Language,
): string[] =>
  values[name].map((entry, index) => shown(language, entry, (each) => values.translations[each][name][index]));

/** The public page's own texts. */
const german = {
  product: 'Einmaliger Kauf',
  monthly: 'Monatliches Abonnement',
  enhanced: 'Auch mit erweitertem Service',
  perMonth: 'pro Monat',
  onRequest: 'Diese Edition gibt es derzeit nur nach persönlicher Absprache.',
  features: 'Das erhalten Sie',
  colors: 'Farben',
  materials: 'Materialien',
};
const words: InLanguages<typeof german> = {
  de: german,
  en: {
    product: 'One-time purchase',
    monthly: 'Monthly subscription',
    enhanced: 'Also with enhanced service',
    perMonth: 'per month',
    onRequest: 'This edition is at present only available by personal arrangement.',
    features: "What You'll Get",
    colors: 'Colours',
    materials: 'Materials',
  },
  fr: FRENCH,
};

export const listWords = (language: Language) => inLanguage(words, language);

/** The plans with a valid price, as rows of a name and a price. */
export function shownPlans(values: ProductValues, language: Language): { name: string; price: string }[] {
  const { product, monthly, enhanced, perMonth } = inLanguage(words, language);
  const row = (name: string, text: string, suffix = '') => {
    const euros = readAmount(text);
    return euros === undefined ? [] : [{ name, price: `${formats[language].price(euros)}${suffix}` }];
  };
  return [
    ...row(product, values.price),
    ...row(monthly, values.subscriptionPrice, ` ${perMonth}`),
    ...row(enhanced, values.enhancedServicePrice, ` ${perMonth}`),
  ];
}
