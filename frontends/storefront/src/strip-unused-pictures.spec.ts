import { anAccessory, aProduct } from './testing/index.js';
import type { Pictures } from './shared/catalogue/catalogue.js';
import { stripUnusedPictures } from './strip-unused-pictures.js';
import { ACCESSORIES_PATH, productPath, PRODUCTS_PATH } from './shared/reads.js';

const pictures: Pictures = {
  '/main.webp': { width: 1600, height: 2000, variants: [] },
  '/other.webp': { width: 1600, height: 2000, variants: [] },
  '/closest.webp': { width: 1600, height: 2000, variants: [] },
};
const images = Object.keys(pictures);
const { '/main.webp': main, '/closest.webp': closest } = pictures;

it('leaves of a list only the sizes of the pictures that pages show from it', () => {
  const product = aProduct({ image: null, images, pictures });
  const accessory = anAccessory({ mainImage: '/main.webp', images: ['/other.webp'], pictures });
  expect(stripUnusedPictures({ [PRODUCTS_PATH]: [product], [ACCESSORIES_PATH]: [accessory] }, '')).toEqual({
    [PRODUCTS_PATH]: [{ ...product, pictures: { '/main.webp': main, '/closest.webp': closest } }],
    [ACCESSORIES_PATH]: [{ ...accessory, pictures: { '/main.webp': main } }],
  });
});

it('leaves all else as it is', () => {
  const data = {
    [productPath('1')]: aProduct({ image: '/main.webp', pictures }),
    [PRODUCTS_PATH]: null,
    '/api/hero': {},
  };
  expect(stripUnusedPictures(data, '')).toEqual(data);
});

it('keeps what is in the page, so that the browser takes it over as it is', () => {
  const product = aProduct({ images, pictures });
  expect(stripUnusedPictures({ [PRODUCTS_PATH]: [product] }, '<img src="/other.webp">')).toEqual({
    [PRODUCTS_PATH]: [product],
  });
});
