import { decodableUrl } from './decodable-url.js';

test.each([
  ['/api/products/%E0%A4%A', '/api/products/%25E0%25A4%25A'],
  ['/product/100%', '/product/100%25'],
  ['/a%20b/%E0/%C3%A4?q=%E0', '/a%20b/%25E0/%C3%A4?q=%E0'],
  ['/a%2Fb?x', '/a%2Fb?x'],
  ['/', '/'],
])('%s is read as %s', (url, readable) => {
  expect(decodableUrl(url)).toBe(readable);
  expect(decodableUrl(readable)).toBe(readable);
});

test('a path that is too long is left unchanged', () => {
  const url = `/${'%/'.repeat(8000)}`;
  expect(decodableUrl(url)).toBe(url);
});
