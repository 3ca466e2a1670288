import { screen } from '@testing-library/react';
import { renderStorefront } from '../testing/index.js';

test.each([
  ['de', 'Vorschau, nicht öffentlich'],
  ['en', 'Preview, not public'],
] as const)('a preview shows in %s that it is not the published site', (language, text) => {
  renderStorefront('/', language, null, { preview: { de: {}, en: {}, fr: {} } });
  expect(screen.getByText(text)).toBeVisible();
});

test('the published site has no preview bar', () => {
  renderStorefront('/');
  expect(screen.queryByText('Preview, not public')).toBeNull();
});
