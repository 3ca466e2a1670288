import { listCandidatePages } from './candidate-pages.js';

const pages = ['/', '/contact', '/buy/accessory/:id', '/buy/:id', '/products'].map((path) => ({ path }));
const near = (pathname: string, all = pages) => listCandidatePages(all, pathname).map(({ path }) => path);

it('returns the pages that may match an address, however it is written, in their order', () => {
  expect(near('/buy/x')).toEqual(['/buy/accessory/:id', '/buy/:id']);
  expect(near('/Contact/')).toEqual(['/contact']);
  expect(near('/')).toEqual(['/']);
  expect(near('/no-page')).toEqual([]);
});

it('returns all pages where the first segment does not decide', () => {
  expect(near('/%63ontact')).toHaveLength(pages.length);
  const open = ['/:slug', '/*', '/en?/stores'].map((path) => ({ path }));
  expect(near('/stores', open)).toHaveLength(open.length);
});
