import type { PageData } from '@vitrine/platform';
import {
  type Accessory,
  accessoryPictureOf,
  mainPictureOf,
  type Pictures,
  type Product,
} from './shared/catalogue/catalogue.js';
import { accessoriesPath, productsPath } from './shared/catalogue/queries.js';

/**
 * The answers of a page without the sizes of pictures that neither stand in its HTML, where the browser must find the same, nor stand for one of
 * the list's items: no other part of the site shows those from a list.
 */
export function withLeanLists(data: PageData, html: string): PageData {
  const lean = (pictures: Pictures, main: string | undefined): Pictures =>
    Object.fromEntries(Object.entries(pictures).filter(([path]) => path === main || html.includes(`"${path}"`)));
  const products = data[productsPath] as Product[] | null | undefined;
  const accessories = data[accessoriesPath] as Accessory[] | null | undefined;
  return {
    ...data,
    ...(products && {
      [productsPath]: products.map((each) => ({ ...each, pictures: lean(each.pictures, mainPictureOf(each)) })),
    }),
    ...(accessories && {
      [accessoriesPath]: accessories.map((each) => ({
        ...each,
        pictures: lean(each.pictures, accessoryPictureOf(each)),
      })),
    }),
  };
}
