import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal, renderStorefront } from '../testing/index.js';

const hit = {
  type: 'product',
  id: '7',
  title: 'Signature',
  subtitle: 'In your colours',
  image: null,
  url: '/product/7',
};
const SEARCH = 'GET /api/search';

it('has four links and a search over the whole site', async () => {
  const api = fakeApi({ [SEARCH]: () => ({ body: { results: [hit] } }) });
  renderStorefront('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist.' })).toBeVisible();
  const ways = within(screen.getByRole('navigation', { name: 'Where to go from here' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/products', '/compare', '/store-locator', '/contact']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Or search' }), 'signa');
  const hits = within(await screen.findByRole('list', { name: 'Found' }));
  expect(hits.getByRole('link', { name: 'Signature' })).toHaveAttribute('href', '/product/7');
  api.handlers[SEARCH] = () => ({ body: { results: [] } });
  await userEvent.type(screen.getByRole('searchbox'), 'xx');
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
});

it('shows that the search failed, and retries on request', async () => {
  const api = fakeApi({ [SEARCH]: () => refusal(500, 'INTERNAL', 'Internal error') });
  renderStorefront('/nirgends?search=signa', 'de');
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  api.handlers[SEARCH] = () => ({ body: { results: [hit] } });
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Signature' })).toBeVisible();
});
