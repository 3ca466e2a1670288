import { formats, type Language } from '@vitrine/platform';
import { readAmount } from '@vitrine/schemas';
import type { ProductValues } from '../form/product-values.js';

type TextName = 'name' | 'subtitle' | 'description' | 'headerTitle' | 'headerDescription' | 'videoHeading';

/** A text as visitors of that language see it: a missing English one is the German one. */
export function shownText(values: ProductValues, name: TextName, language: Language): string {
  const english = values.translations.en[name].trim();
  return (language === 'en' && english) || values[name].trim();
}

/** A list as visitors of that language see it. */
export function shownList(
  values: ProductValues,
  name: 'features' | 'colors' | 'materials',
  language: Language,
): string[] {
  const english = values.translations.en[name];
  return values[name].map((entry, index) => (language === 'en' && english[index]?.trim()) || entry);
}

/** The public page's own words; English has what German has. */
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
const words: Readonly<Record<Language, typeof german>> = {
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
};

export const listWords = (language: Language) => words[language];

/** The plans with a price that can be read, as rows of a name and a price. */
export function shownPlans(values: ProductValues, language: Language): { name: string; price: string }[] {
  const { product, monthly, enhanced, perMonth } = words[language];
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
