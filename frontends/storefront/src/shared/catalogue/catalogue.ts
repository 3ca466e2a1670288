import type { components } from '@vitrine/platform';

type Schemas = components['schemas'];

/** A product in the page's language; prices in euros. */
export type Product = Schemas['ProductDto'];

/** A feature of a product with its data from the library; `id` is null for an entry of the product alone. */
export type FeatureDetail = Schemas['FeatureDetailDto'];

/** An accessory in the page's language; price in euros. */
export type Accessory = Schemas['AccessoryDto'];

/** A store in the page's language; `latitude` and `longitude` in degrees. */
export type Store = Schemas['StoreDto'];

/** An interview in the page's language; `duration` in seconds. */
export type Interview = Schemas['InterviewDto'];

/** Heading and video of the first view; each null until staff have set it. */
export type Hero = Schemas['HeroDto'];

/** One size, in pixels, and format of a picture; the content under its address never changes. */
export type PictureVariant = Schemas['PictureVariantDto'];

/** Size and variants of each picture in an answer, by path. */
export type Pictures = Product['pictures'];

/** The main picture of a product, its app on a device: `image`, else the first of `images`. */
export const getMainPicture = ({ image, images }: Pick<Product, 'image' | 'images'>): string | undefined =>
  image ?? images[0];

/** Every picture of a product once, the main one first. */
export const getGallery = ({ image, images }: Pick<Product, 'image' | 'images'>): string[] => [
  ...new Set([...(image ? [image] : []), ...images]),
];

/** A product's last picture, which is the most detailed one; the about page shows it. */
export const getClosestPicture = (product: Pick<Product, 'image' | 'images'>): string | undefined =>
  getGallery(product).at(-1);

/** The main picture of an accessory: `mainImage`, else the first of `images`. */
export const getAccessoryPicture = ({
  mainImage,
  images,
}: Pick<Accessory, 'mainImage' | 'images'>): string | undefined => getGallery({ image: mainImage, images })[0];

/** Orderable means in stock by its flag and by its count (contract: GET /api/accessories). */
export const isOrderable = ({ isInStock, stock }: Pick<Accessory, 'isInStock' | 'stock'>): boolean =>
  isInStock && stock > 0;
