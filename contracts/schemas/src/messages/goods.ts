import { oneOf, required, type Text } from './patterns.js';

/** The sentences of products, features and accessories, and of the coupons for them. */
export const goods = {
  'product.name': required('Product name', 'Produktname'),
  'product.description': required('Product description', 'Produktbeschreibung'),
  'price.negative': { en: 'Prices cannot be negative', de: 'Preise dürfen nicht negativ sein' },
  'feature.title': required('Feature title', 'Titel der Funktion'),
  'couponAdmin.codeCharacters': {
    en: 'Coupon codes have only the letters A to Z, digits, - and _',
    de: 'Gutscheincodes haben nur die Buchstaben A bis Z, Ziffern, - und _',
  },
  'accessory.name': required('Accessory name', 'Name des Accessoires'),
  'accessory.categoryRequired': required('Category', 'Kategorie'),
  'accessory.price': required('Price', 'Preis'),
  'accessory.stock': {
    en: 'Stock must be a whole number from 0',
    de: 'Der Bestand muss eine ganze Zahl ab 0 sein',
  },
  'accessory.weight': { en: 'Weight must be a number from 0', de: 'Das Gewicht muss eine Zahl ab 0 sein' },
  'accessory.specifications': {
    en: 'Specifications must be an object of texts by label',
    de: 'Technische Daten müssen ein Objekt aus Texten je Bezeichnung sein',
  },
  'accessory.specificationRows': {
    en: 'Every specification needs a label of its own and a text',
    de: 'Jede technische Angabe braucht eine eigene Bezeichnung und einen Text',
  },
  'accessory.category': oneOf('Category', 'Kategorie', 'pen, wallet, belt, watch_band, case, other'),
  'accessory.inStock': { en: 'inStock must be true or false', de: 'inStock muss true oder false sein' },
} as const satisfies Record<string, Text>;
