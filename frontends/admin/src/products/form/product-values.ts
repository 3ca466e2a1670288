import { productAdminSchema, type ProductAdmin } from '@vitrine/schemas';
import {
  englishList,
  englishTexts,
  moneyText,
  savedEnglishList,
  withoutEmptyEntries,
} from '../../shared/form/index.js';
import { getPictures, type Product } from '../product.js';

const TEXTS = ['name', 'subtitle', 'description', 'headerTitle', 'headerDescription', 'videoHeading'] as const;

/** What the form holds: texts and figures as typed, '' for what is not given. */
export interface ProductValues extends Record<(typeof TEXTS)[number], string> {
  /** In euros; '' = not offered on that plan. */
  price: string;
  subscriptionPrice: string;
  enhancedServicePrice: string;
  displayOrder: string;
  /** The first one is the main picture. */
  images: string[];
  headerVideo: string;
  productVideo: string;
  video: string;
  features: string[];
  colors: string[];
  materials: string[];
  translations: {
    en: Record<(typeof TEXTS)[number], string> & Record<'features' | 'colors' | 'materials', string[]>;
  };
}

export function valuesOf(product: Product | null): ProductValues {
  const english = product?.translations.en;
  const { features = [], colors = [], materials = [] } = product ?? {};
  return {
    name: product?.name ?? '',
    subtitle: product?.subtitle ?? '',
    description: product?.description ?? '',
    headerTitle: product?.headerTitle ?? '',
    headerDescription: product?.headerDescription ?? '',
    videoHeading: product?.videoHeading ?? '',
    price: moneyText(product?.price),
    subscriptionPrice: moneyText(product?.subscriptionPrice),
    enhancedServicePrice: moneyText(product?.enhancedServicePrice),
    displayOrder: String(product?.displayOrder ?? 0),
    images: product ? getPictures(product) : [],
    headerVideo: product?.headerVideo ?? '',
    productVideo: product?.productVideo ?? '',
    video: product?.video ?? '',
    features,
    colors,
    materials,
    translations: {
      en: {
        ...englishTexts(product?.translations, TEXTS).en,
        features: englishList(features, english?.features),
        colors: englishList(colors, english?.colors),
        materials: englishList(materials, english?.materials),
      },
    },
  };
}

const hasText = (list: readonly string[]): boolean => list.some((text) => text.trim() !== '');

/** What the form holds in the API's shape; English titles of features stay in the order of the German ones, '' where one is missing. */
function inApiShape(values: ProductValues): object {
  const { en } = values.translations;
  const features = withoutEmptyEntries(values.features, en.features);
  const colors = withoutEmptyEntries(values.colors, en.colors);
  const materials = withoutEmptyEntries(values.materials, en.materials);
  return {
    ...values,
    image: values.images[0] ?? '',
    features: features.german,
    colors: colors.german,
    materials: materials.german,
    translations: {
      en: {
        ...en,
        features: hasText(features.english) ? features.english : undefined,
        colors: savedEnglishList(colors.german, colors.english),
        materials: savedEnglishList(materials.german, materials.english),
      },
    },
  };
}

/** The API's own rules on what the form holds. */
export const productFormSchema = productAdminSchema.transform(inApiShape);

/** The API's body of what the form holds. */
export const bodyOf = (values: ProductValues): ProductAdmin => productFormSchema.cast(values, { assert: false });

/** What the fields are called. */
export const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  subtitle: 'Subtitle',
  description: 'Description',
  headerTitle: 'Header title',
  headerDescription: 'Header description',
  videoHeading: 'Video heading',
  price: 'One-time price',
  subscriptionPrice: 'Monthly price',
  enhancedServicePrice: 'Enhanced service price',
  displayOrder: 'Display order',
  images: 'Product images',
  headerVideo: 'Header video',
  productVideo: 'Product video',
  video: 'Video (legacy)',
  features: 'Features',
  colors: 'Colours',
  materials: 'Materials',
};

/** Those with a text in each language. */
export const bilingualNames: readonly string[] = [...TEXTS, 'colors', 'materials'];
