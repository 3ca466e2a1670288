import type { PageData } from '@vitrine/platform';
import {
  type Accessory,
  getAccessoryPicture,
  getClosestPicture,
  getMainPicture,
  type Pictures,
  type Product,
} from './shared/catalogue/catalogue.js';
import type { Article } from './newsroom/index.js';
import { ACCESSORIES_PATH, ARTICLES_PATH, PRODUCTS_PATH } from './shared/reads.js';

/** Paths between quotes, of which one may begin where another ends. */
const QUOTED_PATHS = /"(\/[^"<>]*)(?=")/g;

/**
 * The answers of a page without what no page shows from a list: the text of articles, and the sizes of pictures that neither are in its HTML,
 * where the browser must find the same, nor are shown from the list by another page, which takes the list from here.
 */
export function stripUnusedData(data: PageData, html: string): PageData {
  const inPage = new Set(Array.from(html.matchAll(QUOTED_PATHS), ([, path]) => path));
  const lean = (pictures: Pictures, ...shown: (string | undefined)[]): Pictures =>
    Object.fromEntries(Object.entries(pictures).filter(([path]) => inPage.has(path) || shown.includes(path)));
  const products = data[PRODUCTS_PATH] as Product[] | null | undefined;
  const accessories = data[ACCESSORIES_PATH] as Accessory[] | null | undefined;
  const articles = data[ARTICLES_PATH] as Article[] | null | undefined;
  return {
    ...data,
    ...(articles && { [ARTICLES_PATH]: articles.map((each) => ({ ...each, content: '' })) }),
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
