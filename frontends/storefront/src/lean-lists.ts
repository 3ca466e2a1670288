import type { PageData } from '@vitrine/platform';
import {
  type Accessory,
  accessoryPictureOf,
  mainPictureOf,
  type Pictures,
  type Product,
} from './shared/catalogue/catalogue.js';
import { accessoriesPath, productsPath } from './shared/catalogue/queries.js';

const only = (pictures: Pictures, path: string | undefined): Pictures =>
  Object.fromEntries(Object.entries(pictures).filter(([each]) => each === path));

/**
 * The answers of a page without the sizes of those pictures that no list shows: of each product and accessory only the main one. The pages of
 * one ask for it alone.
 */
export function withLeanLists(data: PageData): PageData {
  const products = data[productsPath] as Product[] | null | undefined;
  const accessories = data[accessoriesPath] as Accessory[] | null | undefined;
  return {
    ...data,
    ...(products && {
      [productsPath]: products.map((each) => ({ ...each, pictures: only(each.pictures, mainPictureOf(each)) })),
    }),
    ...(accessories && {
      [accessoriesPath]: accessories.map((each) => ({
        ...each,
        pictures: only(each.pictures, accessoryPictureOf(each)),
      })),
    }),
  };
}
