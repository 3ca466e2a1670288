import { type AccessoryAdmin, accessoryAdminSchema, sentence } from '@vitrine/schemas';
import { englishList, englishTexts, moneyText, savedEnglishList } from '../../shared/form/index.js';
import type { Accessory } from '../accessory.js';
import { areWhole, rowsOf, type Specification, specificationsOf } from './specifications.js';

const texts = ['name', 'subtitle', 'description', 'material', 'color'] as const;

/** What the form holds; numbers as typed, '' for what is not given. */
export interface AccessoryValues extends Record<(typeof texts)[number], string> {
  category: string;
  brand: string;
  /** Euros. */
  price: string;
  size: string;
  /** Grams. */
  weight: string;
  stock: string;
  isInStock: boolean;
  mainImage: string;
  images: string[];
  features: string[];
  specifications: Specification[];
  translations: {
    en: Record<(typeof texts)[number], string> & { features: string[]; specifications: Specification[] };
  };
}

export function valuesOf(accessory: Accessory | null): AccessoryValues {
  const english = accessory?.translations.en;
  const features = accessory?.features ?? [];
  return {
    name: accessory?.name ?? '',
    subtitle: accessory?.subtitle ?? '',
    description: accessory?.description ?? '',
    category: accessory?.category ?? '',
    brand: accessory?.brand ?? '',
    price: moneyText(accessory?.price),
    material: accessory?.material ?? '',
    color: accessory?.color ?? '',
    size: accessory?.size ?? '',
    weight: accessory?.weight?.toString() ?? '',
    stock: (accessory?.stock ?? 0).toString(),
    isInStock: accessory?.isInStock ?? true,
    mainImage: accessory?.mainImage ?? '',
    images: accessory?.images ?? [],
    features,
    specifications: rowsOf(accessory?.specifications),
    translations: {
      en: {
        ...englishTexts(accessory?.translations, texts).en,
        features: englishList(features, english?.features),
        specifications: rowsOf(english?.specifications),
      },
    },
  };
}

/** The form's rows and lists as the API takes them. */
const asSent = ({ weight, specifications, translations: { en }, ...values }: AccessoryValues): object => ({
  ...values,
  weight: typeof weight === 'string' ? weight.trim().replace(',', '.') : weight,
  specifications: specificationsOf(specifications),
  translations: {
    en: {
      ...en,
      features: savedEnglishList(values.features, en.features),
      specifications: specificationsOf(en.specifications),
    },
  },
});

const specificationPaths = ['specifications', 'translations.en.specifications'] as const;

/** The API's own rules on what the form holds, and that no row of the specifications would be lost. */
export const accessoryFormSchema = accessoryAdminSchema
  .transform((_value: unknown, typed: AccessoryValues) => asSent(typed))
  .test('specifications', (_value, { originalValue, createError }) => {
    const typed = originalValue as AccessoryValues;
    const rows = [typed.specifications, typed.translations.en.specifications];
    const path = specificationPaths.find((_path, index) => !areWhole(rows[index] ?? []));
    return path === undefined || createError({ path, message: sentence('accessory.specificationRows') });
  });

/** The API's body of what the form holds. */
export const bodyOf = (values: AccessoryValues): AccessoryAdmin => accessoryFormSchema.cast(values, { assert: false });

/** What the fields are called. */
export const labels = {
  name: 'Name (German)',
  subtitle: 'Subtitle (German)',
  description: 'Description (German)',
  category: 'Category',
  brand: 'Brand',
  price: 'Price',
  material: 'Material (German)',
  color: 'Colour (German)',
  size: 'Size',
  weight: 'Weight',
  stock: 'Stock',
  isInStock: 'In stock',
  mainImage: 'Main image',
  images: 'Further images',
  features: 'Features (German)',
  specifications: 'Specifications (German)',
  'translations.en.name': 'Name (English)',
  'translations.en.subtitle': 'Subtitle (English)',
  'translations.en.description': 'Description (English)',
  'translations.en.material': 'Material (English)',
  'translations.en.color': 'Colour (English)',
  'translations.en.features': 'Features (English)',
  'translations.en.specifications': 'Specifications (English)',
} as const;
