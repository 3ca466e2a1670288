import type { PageData } from '@vitrine/platform';
import {
  type Accessory,
  getAccessoryPicture,
  getClosestPicture,
  getMainPicture,
  type Pictures,
  type Product,
} from './shared/catalogue/catalogue.js';
import { ACCESSORIES_PATH, PRODUCTS_PATH } from './shared/reads.js';

/**
 * The answers of a page without the sizes of pictures that neither are in its HTML, where the browser must find the same, nor are shown from a
 * list by another page, which takes the list from here.
 */
export function stripUnusedPictures(data: PageData, html: string): PageData {
  const lean = (pictures: Pictures, ...shown: (string | undefined)[]): Pictures =>
    Object.fromEntries(Object.entries(pictures).filter(([path]) => shown.includes(path) || html.includes(`"${path}"`)));
  const products = data[PRODUCTS_PATH] as Product[] | null | undefined;
  const accessories = data[ACCESSORIES_PATH] as Accessory[] | null | undefined;
  return {
    ...data,
    ...(products && {
      [PRODUCTS_PATH]: products.map((each) => ({
        ...each,
        pictures: lean(each.pictures, getMainPicture(each), getClosestPicture(each)),
      })),
    }),
    ...(accessories && {
      [ACCESSORIES_PATH]: accessories.map((each) => ({
        ...each,
        pictures: lean(each.pictures, getAccessoryPicture(each)),
      })),
    }),
  };
}
