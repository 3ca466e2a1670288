import { jest } from '@jest/globals';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import type { Retailer, RetailerRequest, RetailerSource } from './retailer.js';
import { Retailers } from './retailers.service.js';

const BUDGET = 5000;
const reader = { permissions: ['orders:read', 'contacts:read'] } as unknown as CurrentAdminInfo;

const requestOf = (n: number, retailer: Retailer): RetailerRequest => ({
  kind: 'order',
  id: `order-${n}`,
  title: 'Onyx',
  status: 'pending',
  createdAt: new Date(n),
  price: 1,
  retailer,
});

/** Orders of one retailer, with a list of all that the source has returned. */
function ordersOf(own: Retailer, { ofAddress = 0, ofCompany = 0 }) {
  const delivered: RetailerRequest[] = [];
  const first = (count: number, most: number, retailer: Retailer, from: number) => {
    const some = Array.from({ length: Math.min(count, most) }, (_, n) => requestOf(from + n, retailer));
    delivered.push(...some);
    return Promise.resolve(some);
  };
  const source: RetailerSource = {
    kind: 'order',
    permission: 'orders:read',
    hasCompany: true,
    retailerOf: () => Promise.resolve(own),
    ofAddress: jest.fn((email: string, most: number) => first(ofAddress, most, { email, company: '' }, 0)),
    ofCompany: jest.fn((company: string, most: number) => first(ofCompany, most, { email: '', company }, BUDGET)),
  };
  return { source, delivered };
}

function find(source: RetailerSource) {
  const retailers = new Retailers();
  retailers.register(source);
  return retailers.find('order', 'own', reader);
}

test('no more requests than the budget are compared, and the answer says that it is not whole', async () => {
  const { source, delivered } = ordersOf(
    { email: 'a@b.de', company: 'Rosenhag' },
    { ofAddress: 3000, ofCompany: 9000 },
  );
  const { requests, more, isWhole } = await find(source);
  expect(isWhole).toBe(false);
  expect(requests.length + more.order).toBe(BUDGET);
  // The one request beyond the budget shows that there are more.
  expect(delivered).toHaveLength(BUDGET + 1);
});

test('the answer is whole when there are exactly as many requests as the budget', async () => {
  const { source } = ordersOf({ email: 'a@b.de', company: 'Rosenhag' }, { ofAddress: 2000, ofCompany: 3000 });
  const { requests, more, isWhole } = await find(source);
  expect(isWhole).toBe(true);
  expect(requests.length + more.order).toBe(BUDGET);
});

test.each(['de', 'X Y', '', '&', 'a.b'])('the company “%s” has no word long enough to search for', async (company) => {
  const { source } = ordersOf({ email: 'a@b.de', company }, { ofAddress: 1, ofCompany: 10 });
  expect(await find(source)).toMatchObject({ requests: [{ id: 'order-0' }], isWhole: true });
  expect(source.ofCompany).not.toHaveBeenCalled();
});

test('no search by address is made for a request without one', async () => {
  const { source } = ordersOf({ email: '', company: 'Rosenhag' }, { ofAddress: 1, ofCompany: 1 });
  expect(await find(source)).toMatchObject({ requests: [{ id: 'order-5000' }] });
  expect(source.ofAddress).not.toHaveBeenCalled();
});
