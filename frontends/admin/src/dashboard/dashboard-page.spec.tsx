import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  address,
  admin,
  anOrder,
  aPage,
  emptyDashboard,
  fakeApi,
  refusal,
  renderAdmin,
  signedIn,
} from '../testing/index.js';

const answers = {
  ...emptyDashboard,
  'GET /api/admin/me': () => ({ body: admin }),
  'GET /api/orders': () => ({ body: aPage([anOrder(1)]) }),
  'GET /api/orders/subscriptions/stats': () => ({
    body: {
      totalSubscriptions: 12,
      expiringSoon: 2,
      statusBreakdown: [
        { subscriptionStatus: 'active', count: 8 },
        { subscriptionStatus: 'pending_renewal', count: 1 },
      ],
    },
  }),
  'GET /api/admin/statistics': () => ({
    body: {
      timeZone: 'Europe/Berlin',
      days: [
        { date: '2026-11-20', orders: 0, contacts: 1 },
        { date: '2026-11-21', orders: 4, contacts: 0 },
      ],
    },
  }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

it('shows how the subscriptions stand and what came in', async () => {
  fakeApi(answers);
  renderAdmin('/admin');
  await waitFor(() => expect(tile('Total Subscriptions')).toHaveTextContent('12'));
  expect(tile('Active Subscriptions')).toHaveTextContent('8');
  expect(tile('Expiring Soon')).toHaveTextContent('2');
  expect(tile('Expired')).toHaveTextContent('0');
  expect(await screen.findByRole('img', { name: '4 orders in the last 2 days, 4 on the busiest' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^1 contact request in the last 2 days/ })).toBeVisible();
});

it('has a tab for products with the hero, one with the orders, and leads to interviews and coupons', async () => {
  fakeApi(answers);
  renderAdmin('/admin');
  expect(await screen.findByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/admin/add-product');
  expect(await screen.findByRole('button', { name: 'Save Hero' })).toBeVisible();

  await userEvent.click(screen.getByRole('tab', { name: 'Orders' }));
  expect(await screen.findByText('#00000001')).toBeVisible();
  expect(address()).toBe('/admin?tab=orders');

  await userEvent.click(screen.getByRole('tab', { name: 'Interviews' }));
  expect(screen.getByRole('link', { name: 'Manage Interviews' })).toHaveAttribute('href', '/admin/interviews');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('link', { name: 'Manage Coupons' })).toHaveAttribute('href', '/admin/coupons');
  expect(address()).toBe('/admin?tab=coupons');
});

it('forgets the search of the orders when it leaves their tab', async () => {
  fakeApi(answers);
  renderAdmin('/admin?tab=orders&search=uhr&page=2');
  await screen.findByText('#00000001');
  await userEvent.click(screen.getByRole('tab', { name: 'Products' }));
  expect(address()).toBe('/admin');
});

it('tells when the figures cannot be had, and tries again', async () => {
  const api = fakeApi({
    ...answers,
    'GET /api/orders/subscriptions/stats': () => refusal(503, 'UNAVAILABLE', 'Please try again later'),
  });
  renderAdmin('/admin?tab=coupons');
  expect(await screen.findByRole('alert')).toHaveTextContent('The subscriptions could not be loaded.');
  api.handlers['GET /api/orders/subscriptions/stats'] = answers['GET /api/orders/subscriptions/stats'];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(tile('Total Subscriptions')).toHaveTextContent('12'));
});
