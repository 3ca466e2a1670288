import { anAccessory, anArticle, aProduct } from './testing/index.js';
import type { Pictures } from './shared/catalogue/catalogue.js';
import { stripUnusedData } from './strip-unused-data.js';
import { ACCESSORIES_PATH, articlePath, ARTICLES_PATH, productPath, PRODUCTS_PATH } from './shared/reads.js';

const pictures: Pictures = {
  '/main.webp': { width: 1600, height: 2000, variants: [] },
  '/other.webp': { width: 1600, height: 2000, variants: [] },
  '/closest.webp': { width: 1600, height: 2000, variants: [] },
};
const images = Object.keys(pictures);
const { '/main.webp': main, '/closest.webp': closest } = pictures;

it('keeps only the variants of pictures that pages show from a list', () => {
  const product = aProduct({ image: null, images, pictures });
  const accessory = anAccessory({ mainImage: '/main.webp', images: ['/other.webp'], pictures });
  expect(stripUnusedData({ [PRODUCTS_PATH]: [product], [ACCESSORIES_PATH]: [accessory] }, '')).toEqual({
    [PRODUCTS_PATH]: [{ ...product, pictures: { '/main.webp': main, '/closest.webp': closest } }],
    [ACCESSORIES_PATH]: [{ ...accessory, pictures: { '/main.webp': main } }],
  });
});

it('removes the texts of articles from the list', () => {
  const article = anArticle();
  const alone = { [articlePath(article.slug)]: article };
  expect(stripUnusedData({ [ARTICLES_PATH]: [article], ...alone }, '')).toEqual({
    [ARTICLES_PATH]: [{ ...article, content: '' }],
    ...alone,
  });
});

it('does not change other answers', () => {
  const data = {
    [productPath('1')]: aProduct({ image: '/main.webp', pictures }),
    [PRODUCTS_PATH]: null,
    '/api/hero': {},
  };
  expect(stripUnusedData(data, '')).toEqual(data);
});

it('keeps the variants of pictures in the HTML, which hydration needs', () => {
  const product = aProduct({ images, pictures });
  expect(stripUnusedData({ [PRODUCTS_PATH]: [product] }, '<img src="/other.webp">')).toEqual({
    [PRODUCTS_PATH]: [product],
  });
});
