import { CONTENT_PAGE_PATHS, CONTENT_PAGE_TYPES } from '@vitrine/schemas';
import { dataFor } from './page-data.js';

it('every content page is read by its page', () => {
  for (const type of CONTENT_PAGE_TYPES)
    expect(dataFor(CONTENT_PAGE_PATHS[type])).toContain(`/api/content-pages/${type}`);
});

describe('the reads of a page', () => {
  it.each([
    ['/', ['/api/homepage-sections', '/api/hero', '/api/products']],
    ['/products', ['/api/products', '/api/hero']],
    ['/products/', ['/api/products', '/api/hero']],
    ['/product/7', ['/api/products/7', '/api/products', '/api/interviews']],
    ['/products/7', ['/api/products/7', '/api/products', '/api/interviews']],
    ['/accessories', ['/api/accessories']],
    ['/accessory/7', ['/api/accessories/7']],
    ['/compare', ['/api/products']],
    ['/favorites', []],
    ['/faq', []],
    ['/store-locator', ['/api/stores']],
    ['/interviews', ['/api/interviews']],
    ['/buy/7', ['/api/products/7']],
    ['/buy/accessory/7', ['/api/accessories/7']],
    ['/product/a%2Fb', ['/api/products/a%2Fb', '/api/products', '/api/interviews']],
    ['/product/%E0%A4', []],
    ['/newsroom', ['/api/content-pages/newsroom', '/api/articles']],
    ['/newsroom/neues', ['/api/articles/neues', '/api/articles']],
    ['/privacy', ['/api/content-pages/privacy_policy']],
    ['/about', ['/api/content-pages/about_us', '/api/hero', '/api/products']],
    ['/contact', ['/api/content-pages/contact']],
    ['/cookies', []],
    ['/order', []],
    ['/test-homepage', ['/api/homepage-sections']],
    ['/elsewhere', []],
  ])('%s needs %j', (path, expected) => {
    expect(dataFor(path)).toEqual(expected);
  });
});
