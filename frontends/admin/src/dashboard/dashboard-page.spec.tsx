import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import {
  address,
  admin,
  anOrder,
  aPage,
  emptyDashboard,
  emptyStatistics,
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
      ...emptyStatistics,
      days: [
        { date: '2026-11-20', orders: 0, contacts: 1 },
        { date: '2026-11-21', orders: 4, contacts: 0 },
      ],
      conversion: { orders: 4, confirmed: 1, pending: 2, cancelled: 1 },
      plans: [{ plan: 'enhanced', orders: 3, value: 1470 }],
      editions: [{ name: 'Signature', orders: 3, value: 1470 }],
      coupons: [{ code: 'ATELIER10', orders: 2, confirmed: 1, discount: 98, value: 882 }],
    },
  }),
  'GET /api/admin/attention': () => ({
    body: {
      overdueOrders: 3,
      expiringSubscriptions: 0,
      retriedMails: { orders: 0, contacts: null },
      failedMails: { orders: 1, contacts: null, others: 2 },
      sampleContact: false,
    },
  }),
  'GET /api/admin/follow-ups/due': () => ({ body: { orders: 5, contacts: 0 } }),
};

beforeEach(() => signedIn());
afterEach(() => session.clear());

const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

it('shows the states of subscriptions, and orders and contact requests by day', async () => {
  fakeApi(answers);
  renderAdmin('/admin');
  await waitFor(() => expect(tile('Total Subscriptions')).toHaveTextContent('12'));
  expect(tile('Active Subscriptions')).toHaveTextContent('8');
  expect(tile('Expiring Soon')).toHaveTextContent('2');
  expect(tile('Expired')).toHaveTextContent('0');
  expect(await screen.findByRole('img', { name: '4 orders in the last 2 days, 4 on the busiest' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^1 contact request in the last 2 days/ })).toBeVisible();
});

it('starts with the waiting work, each with a link to its list, as far as the person may see it', async () => {
  fakeApi(answers);
  renderAdmin('/admin');
  const waiting = within(await screen.findByRole('region', { name: 'What waits for you' }));
  await waitFor(() => expect(waiting.getAllByRole('link')).toHaveLength(4));
  const addresses = waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(addresses).toEqual([
    ['3 Orders pending for more than 24 hours', '/admin/orders?waiting=day&sort=createdAt'],
    ['5 Follow-ups of orders due', '/admin/orders?followUp=mine'],
    ['1 Orders whose mail was given up', '/admin/orders?mail=failed'],
    ['2 Other mails that were given up (opens in a new tab)', '/ops/queues'],
  ]);
});

it('counts missing translations for those who may write them, with one request', async () => {
  const kinds = [
    { kind: 'products', entries: 1, texts: 3 },
    { kind: 'stores', entries: 2, texts: 2 },
    { kind: 'templates', entries: 4, texts: 8 },
  ];
  const api = fakeApi({
    ...answers,
    'GET /api/admin/me': () => ({
      body: {
        ...admin,
        permissions: ['catalogue:write', 'catalogue:read', 'content:write', 'content:read', 'orders:read'],
      },
    }),
    'GET /api/admin/missing-translations': () => ({ body: { kinds } }),
  });
  renderAdmin('/admin');
  const link = await screen.findByRole('link', { name: '3 Entries with missing translations' });
  expect(link).toHaveAttribute('href', '/admin/translations');
  expect(api.asked('GET /api/content-pages/admin/all')).toEqual([]);
});

it.each([
  [
    ['catalogue:read', 'content:read'],
    ['Products', 'Interviews'],
  ],
  [['orders:read'], ['Orders']],
  [['operations:read'], []],
])('with %j shows only tabs of lists that the person may read', async (permissions, tabs) => {
  fakeApi({ ...answers, 'GET /api/admin/me': () => ({ body: { ...admin, permissions } }) });
  renderAdmin('/admin');
  expect(await screen.findByRole('region', { name: 'What waits for you' })).toBeVisible();
  expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
  expect(screen.queryByRole('link', { name: 'Add Product' })).toBeNull();
});

it('says that the site shows sample contact details, with a link to the form, even when nothing else waits', async () => {
  fakeApi({
    ...answers,
    ...emptyDashboard,
    'GET /api/admin/follow-ups/due': () => ({ body: { orders: 0, contacts: 0 } }),
    'GET /api/admin/attention': () => ({
      body: { ...emptyDashboard['GET /api/admin/attention']().body, sampleContact: true },
    }),
  });
  renderAdmin('/admin');
  expect(await screen.findByText(/^The site still shows the sample contact details/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter yours' })).toHaveAttribute('href', '/admin/settings/house');
  expect(screen.queryByText(/^Nothing waits/)).toBeNull();
});

it('says so when nothing waits', async () => {
  fakeApi({
    ...answers,
    ...emptyDashboard,
    'GET /api/admin/follow-ups/due': () => ({ body: { orders: 0, contacts: 0 } }),
  });
  renderAdmin('/admin');
  expect(await screen.findByText(/^Nothing waits/)).toBeVisible();
});

it('shows conversion, value by plan and edition, and coupons over the period in the address', async () => {
  const api = fakeApi(answers);
  renderAdmin('/admin?tab=coupons');
  expect(await screen.findByText('25%')).toBeVisible();
  const rows = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  expect(rows('Value by plan')).toEqual(['PlanOrdersValue', 'Enhanced service3€1,470.00']);
  expect(rows('Value by edition and accessory')).toEqual(['NameOrdersValue', 'Signature3€1,470.00']);
  expect(rows('Coupons compared')[1]).toBe('ATELIER1021€98.00€882.00');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period of the figures' }), 'Last 365 days');
  expect(address()).toBe('/admin?tab=coupons&days=365');
  await waitFor(() => expect(api.asked('GET /api/admin/statistics').at(-1)?.params.get('days')).toBe('365'));
  await userEvent.click(screen.getByRole('tab', { name: 'Products' }));
  expect(address()).toBe('/admin?days=365');
});

it('shows no figures of orders to those who may not read them', async () => {
  const api = fakeApi({
    ...answers,
    'GET /api/admin/me': () => ({ body: { ...admin, permissions: ['catalogue:read', 'content:read'] } }),
  });
  renderAdmin('/admin');
  expect(await screen.findByRole('tab', { name: 'Products' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Figures' })).toBeNull();
  expect(api.asked('GET /api/admin/statistics')).toEqual([]);
});

it('has tabs for products with the hero and for orders, and links to interviews and coupons', async () => {
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

it('drops the search of the orders when their tab is left', async () => {
  fakeApi(answers);
  renderAdmin('/admin?tab=orders&search=uhr&page=2');
  await screen.findByText('#00000001');
  await userEvent.click(screen.getByRole('tab', { name: 'Products' }));
  expect(address()).toBe('/admin');
});

it('says that the figures could not be loaded, and retries', async () => {
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
