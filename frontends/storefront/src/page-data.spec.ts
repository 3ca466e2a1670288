import { dataFor } from './page-data.js';

describe('what a page is rendered from', () => {
  it.each([
    ['/', ['/api/homepage-sections', '/api/hero', '/api/products']],
    ['/products', ['/api/products']],
    ['/products/', ['/api/products']],
    ['/product/7', ['/api/products/7']],
    ['/products/7', ['/api/products/7']],
    ['/accessories', ['/api/accessories']],
    ['/accessory/7', ['/api/accessories/7']],
    ['/compare', ['/api/products']],
    ['/favorites', []],
    ['/faq', []],
    ['/store-locator', ['/api/stores']],
    ['/interviews', ['/api/interviews']],
    ['/buy/7', ['/api/products/7']],
    ['/buy/accessory/7', ['/api/accessories/7']],
    ['/product/a%2Fb', ['/api/products/a%2Fb']],
    ['/product/%E0%A4', []],
    ['/privacy', ['/api/content-pages/privacy_policy']],
    ['/about', ['/api/content-pages/about_us']],
    ['/contact', ['/api/content-pages/contact']],
    ['/cookies', []],
    ['/order', []],
    ['/elsewhere', []],
  ])('%s needs %j', (path, expected) => {
    expect(dataFor(path)).toEqual(expected);
  });
});
