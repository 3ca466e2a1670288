import { PRODUCT_TEXTS, productAdminSchema, type ProductAdmin } from '@vitrine/schemas';
import {
  inTranslations,
  type InTranslations,
  moneyText,
  savedLists,
  translatedList,
  translatedTexts,
  withoutEmptyEntries,
  writtenTranslations,
} from '../../shared/form/index.js';
import { localTimeText, utcTimeText } from '../../shared/local-time.js';
import { getPictures, type Product } from '../product.js';

const TEXTS = ['name', 'subtitle', 'description', 'headerTitle', 'headerDescription', 'videoHeading'] as const;

/** Films that may show words. */
const FILMS = ['headerVideo', 'productVideo'] as const;

/** The form's values: texts and numbers as typed, '' for a missing value. */
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
  /** Whether visitors see it, from its publication time. */
  published: boolean;
  /** In the time zone of the browser; '' = at once. */
  publishedAt: string;
  translations: InTranslations<
    Record<(typeof TEXTS | typeof FILMS)[number], string> &
      Record<'images' | 'features' | 'colors' | 'materials', string[]>
  >;
}

export function valuesOf(product: Product | null): ProductValues {
  const texts = translatedTexts(product?.translations, [...TEXTS, ...FILMS]);
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
    published: product?.published ?? true,
    publishedAt: localTimeText(product?.publishedAt),
    translations: inTranslations((language) => {
      const stored = product?.translations[language];
      return {
        ...texts[language],
        images: stored ? getPictures({ image: stored.image ?? null, images: stored.images ?? [] }) : [],
        features: translatedList(features, stored?.features),
        colors: translatedList(colors, stored?.colors),
        materials: translatedList(materials, stored?.materials),
      };
    }),
  };
}

/** Initial values of a new product: none, or those of another product with a new name, as a draft. */
export function copyOf(product: Product | null): ProductValues {
  const values = valuesOf(product);
  if (product === null) return values;
  return {
    ...values,
    published: false,
    publishedAt: '',
    name: `${values.name} (Kopie)`,
    translations: inTranslations((language) => {
      const texts = values.translations[language];
      return { ...texts, name: texts.name && `${texts.name} (copy)` };
    }),
  };
}

const hasText = (list: readonly string[]): boolean => list.some((text) => text.trim() !== '');

/** The form's values in the shape of the API; translated titles of features keep the order of the German ones, '' where one is missing. */
function inApiShape(values: ProductValues): object {
  const lists = (name: 'features' | 'colors' | 'materials') =>
    withoutEmptyEntries(
      values[name],
      inTranslations((language) => values.translations[language][name]),
    );
  const [features, colors, materials] = [lists('features'), lists('colors'), lists('materials')];
  const savedColors = savedLists(colors.german, colors.translations);
  const savedMaterials = savedLists(materials.german, materials.translations);
  return {
    ...values,
    publishedAt: utcTimeText(values.publishedAt),
    image: values.images[0] ?? '',
    features: features.german,
    colors: colors.german,
    materials: materials.german,
    translations: writtenTranslations(
      inTranslations((language) => {
        const texts = values.translations[language];
        return {
          ...texts,
          image: texts.images[0] ?? '',
          images: texts.images.length > 0 ? texts.images : undefined,
          features: hasText(features.translations[language]) ? features.translations[language] : undefined,
          colors: savedColors[language],
          materials: savedMaterials[language],
        };
      }),
    ),
  };
}

/** The API's own rules, applied to the form's values. */
export const productFormSchema = productAdminSchema.transform(inApiShape);

/** The request's body of the form's values. */
export const bodyOf = (values: ProductValues): ProductAdmin => productFormSchema.cast(values, { assert: false });

/** Labels of the fields. */
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
  published: 'Published',
  publishedAt: 'Publication time',
};

/** The fields with a text in each language. */
export const translatedNames: readonly string[] = [...TEXTS, 'colors', 'materials'];

/** Labels of the product's translated texts. */
export const PRODUCT_TEXT_LABELS = Object.fromEntries(PRODUCT_TEXTS.map((name) => [name, LABELS[name] ?? name]));
