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

/** Quoted paths; the closing quote may be the opening one of the next. */
const QUOTED_PATHS = /"(\/[^"<>]*)(?=")/g;

/**
 * Removes from a page's answers what no page shows from a list: the texts of articles, and the variants of pictures, except those in this page's
 * HTML, which hydration needs, and those that another page shows from the same list.
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
