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

/** Orders of one retailer, with a list of all that was ever handed out. */
function ordersOf(own: Retailer, { ofAddress = 0, ofCompany = 0 }) {
  const handedOut: RetailerRequest[] = [];
  const first = (count: number, most: number, retailer: Retailer, from: number) => {
    const some = Array.from({ length: Math.min(count, most) }, (_, n) => requestOf(from + n, retailer));
    handedOut.push(...some);
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
  return { source, handedOut };
}

function find(source: RetailerSource) {
  const retailers = new Retailers();
  retailers.register(source);
  return retailers.find('order', 'own', reader);
}

test('however many requests there are, no more than the budget of one call are looked through, and that is told', async () => {
  const { source, handedOut } = ordersOf(
    { email: 'a@b.de', company: 'Rosenhag' },
    { ofAddress: 3000, ofCompany: 9000 },
  );
  const { requests, more, isWhole } = await find(source);
  expect(isWhole).toBe(false);
  expect(requests.length + more.order).toBe(BUDGET);
  // The one more tells that there are others.
  expect(handedOut).toHaveLength(BUDGET + 1);
});

test('as many as the budget are all that there are', async () => {
  const { source } = ordersOf({ email: 'a@b.de', company: 'Rosenhag' }, { ofAddress: 2000, ofCompany: 3000 });
  const { requests, more, isWhole } = await find(source);
  expect(isWhole).toBe(true);
  expect(requests.length + more.order).toBe(BUDGET);
});

test.each(['de', 'X Y', '', '&', 'a.b'])('the company “%s” has no word that tells it from others', async (company) => {
  const { source } = ordersOf({ email: 'a@b.de', company }, { ofAddress: 1, ofCompany: 10 });
  expect(await find(source)).toMatchObject({ requests: [{ id: 'order-0' }], isWhole: true });
  expect(source.ofCompany).not.toHaveBeenCalled();
});

test('a request without an address is not looked for by it', async () => {
  const { source } = ordersOf({ email: '', company: 'Rosenhag' }, { ofAddress: 1, ofCompany: 1 });
  expect(await find(source)).toMatchObject({ requests: [{ id: 'order-5000' }] });
  expect(source.ofAddress).not.toHaveBeenCalled();
});
