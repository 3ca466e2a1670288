import { getDiscount, findRefusal, type CouponTerms, type CouponUse } from './coupon-rules.js';
import { asStored, getEnd, getStart } from './validity.js';

const coupon: CouponTerms = {
  isActive: true,
  discountType: 'percentage',
  discountValue: 1000,
  minimumOrderCents: 5000,
  maximumDiscountCents: null,
  usageLimit: 10,
  userUsageLimit: 1,
  usageCount: 0,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: new Date('2027-01-01T00:00:00Z'),
  applicableProducts: [],
  applicableCategories: [],
};
const use: CouponUse = {
  productId: 'p1',
  category: 'product',
  priceCents: 10_000,
  at: new Date('2026-06-01T12:00:00Z'),
  usesByCustomer: 0,
};

/** The refusals in the reverse of the contract's order, so that the test can break one more rule with each row. */
const worse: [string, Partial<CouponTerms>, Partial<CouponUse>][] = [
  ['You have already used this coupon the maximum number of times', {}, { usesByCustomer: 1 }],
  ['Coupon usage limit reached', { usageCount: 10 }, {}],
  ['Minimum order amount is € 150.00', { minimumOrderCents: 15_000 }, {}],
  ['Coupon is not applicable to this product', { applicableProducts: ['p2'] }, {}],
  ['Coupon is not valid yet', { startsAt: new Date('2026-07-01T00:00:00Z') }, {}],
  ['Coupon has expired', { endsAt: new Date('2026-05-01T00:00:00Z') }, {}],
  ['Invalid coupon code', { isActive: false }, {}],
];

describe('coupon refusals', () => {
  test('a coupon that breaks no rule is valid', () => expect(findRefusal(coupon, use)).toBeUndefined());

  test.each(worse)('%p', (sentence, terms, changes) => {
    expect(findRefusal({ ...coupon, ...terms }, { ...use, ...changes })).toBe(sentence);
  });

  test('of several broken rules, the first in the contract’s order is reported', () => {
    let terms: CouponTerms = coupon;
    let broken: CouponUse = use;
    for (const [sentence, changedTerms, changedUse] of worse) {
      terms = { ...terms, ...changedTerms };
      broken = { ...broken, ...changedUse };
      expect(findRefusal(terms, broken)).toBe(sentence);
    }
  });

  test.each([
    [[], [], 'product', true],
    [['p1'], [], 'product', true],
    [['p2'], [], 'product', false],
    [['p2'], ['product'], 'product', true],
    [[], ['subscription'], 'product', false],
    [[], ['subscription'], 'subscription', true],
    [[], ['pen', 'belt'], 'belt', true],
    [['p2'], ['pen'], 'belt', false],
    [[], [], undefined, false],
  ])('products %p, categories %p, used for a %p: %p', (applicableProducts, applicableCategories, category, holds) => {
    expect(
      findRefusal({ ...coupon, applicableProducts, applicableCategories }, { ...use, category }) === undefined,
    ).toBe(holds);
  });

  test('exactly the minimum is enough, and without end or limit a coupon stays valid', () => {
    expect(findRefusal({ ...coupon, minimumOrderCents: 10_000 }, use)).toBeUndefined();
    expect(findRefusal({ ...coupon, endsAt: null }, { ...use, at: new Date('2100-01-01') })).toBeUndefined();
    expect(findRefusal({ ...coupon, usageLimit: null, usageCount: 9999 }, use)).toBeUndefined();
  });
});

describe('discount', () => {
  test.each([
    ['percentage', 1000, null, 89_000, 8900],
    ['percentage', 1250, null, 4990, 624],
    ['percentage', 10_000, null, 4990, 4990],
    ['percentage', 5000, 2000, 89_000, 2000],
    ['percentage', 1, null, 49, 0],
    ['fixed', 5000, null, 89_000, 5000],
    ['fixed', 5000, null, 4000, 4000],
    ['fixed', 5000, 3000, 89_000, 3000],
    ['fixed', 5000, null, 0, 0],
  ] as const)(
    '%s of %p, capped by %p, on %p cents is %p',
    (discountType, discountValue, maximumDiscountCents, price, off) => {
      expect(getDiscount({ discountType, discountValue, maximumDiscountCents }, price)).toBe(off);
    },
  );
});

describe('validity', () => {
  test.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('the day %p in Berlin runs from %p to %p', (day, from, until) => {
    expect(getStart(day).toISOString()).toBe(from);
    expect(getEnd(day).toISOString()).toBe(until);
    expect(asStored(day)).toBe(day);
  });

  test('a time stands for its exact moment, and is included as start and as end', () => {
    const time = '2026-05-05T12:00:00+02:00';
    expect(getStart(time)).toEqual(new Date('2026-05-05T10:00:00Z'));
    expect(getEnd(time)).toEqual(new Date('2026-05-05T10:00:00.001Z'));
    expect(asStored(time)).toBe('2026-05-05T10:00:00.000Z');
  });
});
