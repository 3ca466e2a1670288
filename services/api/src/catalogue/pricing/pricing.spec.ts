import { getCategory, planByAmount, listPlans, getPrice, type OrderableItem } from './pricing.js';

const edition: OrderableItem = {
  kind: 'product',
  state: '1',
  id: 'p1',
  name: 'Signature',
  priceCents: 890_000,
  monthlyCents: 29_000,
  enhancedCents: null,
};
const pen: OrderableItem = {
  kind: 'accessory',
  state: '1',
  id: 'a1',
  name: 'Pen',
  priceCents: 12_900,
  category: 'pen',
  orderable: true,
};
const MONTHLY = { orderType: 'subscription', subscriptionType: 'monthly' } as const;
const ENHANCED = { orderType: 'subscription', subscriptionType: 'enhanced' } as const;

test('each plan has its own price, and a plan without one is not available', () => {
  expect(getPrice(edition, { orderType: 'product' })).toBe(890_000);
  expect(getPrice(edition, MONTHLY)).toBe(29_000);
  expect(getPrice(edition, ENHANCED)).toBeNull();
  expect(getPrice(edition, { orderType: 'subscription' })).toBeNull();
  expect(getPrice(edition, { orderType: 'accessory' })).toBeNull();
  expect(getPrice(pen, { orderType: 'accessory' })).toBe(12_900);
  expect(getPrice(pen, { orderType: 'product' })).toBeNull();
});

test('coupons apply by product, subscription or the accessory’s category', () => {
  expect(getCategory(edition, { orderType: 'product' })).toBe('product');
  expect(getCategory(edition, MONTHLY)).toBe('subscription');
  expect(getCategory(pen, { orderType: 'accessory' })).toBe('pen');
});

test('an amount selects the plan; an unknown or missing amount selects the first one', () => {
  expect(listPlans(edition)).toEqual([{ orderType: 'product' }, MONTHLY]);
  expect(planByAmount(edition, {}, 29_000)).toEqual(MONTHLY);
  expect(planByAmount(edition, {}, 1)).toEqual({ orderType: 'product' });
  expect(planByAmount(edition, {}, undefined)).toEqual({ orderType: 'product' });
  expect(planByAmount({ ...edition, priceCents: null, monthlyCents: null }, {}, undefined)).toBeUndefined();
  expect(planByAmount(pen, { orderType: 'product' }, 1)).toEqual({ orderType: 'accessory' });
});

test('a named plan takes precedence over the amount', () => {
  const all = { ...edition, enhancedCents: 39_000 };
  expect(planByAmount(all, { orderType: 'product' }, 29_000)).toEqual({ orderType: 'product' });
  expect(planByAmount(all, { orderType: 'subscription' }, 39_000)).toEqual(ENHANCED);
  expect(planByAmount(all, { orderType: 'subscription' }, 1)).toEqual(MONTHLY);
  expect(planByAmount(all, { subscriptionType: 'enhanced' }, 29_000)).toEqual(ENHANCED);
  expect(planByAmount(edition, ENHANCED, 29_000)).toBeUndefined();
});
