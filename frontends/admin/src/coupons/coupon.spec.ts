import { discountText, periodText, usesText, getValidity } from './coupon.js';

const NOON = '2026-11-21T11:00:00.000Z';

it.each([
  ['2026-11-01', null, null],
  ['2026-11-21', '2026-11-21', null],
  ['2026-11-01', '2026-11-20', 'EXPIRED'],
  ['2026-11-22', null, 'NOT YET VALID'],
  ['2026-11-01', '2026-11-21T10:59:00.000Z', 'EXPIRED'],
  ['2026-11-21T11:01:00.000Z', null, 'NOT YET VALID'],
])('a coupon from %s until %s is %s', (validFrom, validUntil, label) => {
  expect(getValidity({ validFrom, validUntil }, NOON)).toBe(label);
});

it('ends with the day in Berlin, not in the time zone of the viewer', () => {
  const coupon = { validFrom: '2026-11-01', validUntil: '2026-11-21' };
  expect(getValidity(coupon, '2026-11-21T22:59:00.000Z')).toBeNull();
  expect(getValidity(coupon, '2026-11-21T23:01:00.000Z')).toBe('EXPIRED');
});

it('describes discount, uses and period', () => {
  expect(discountText({ discountType: 'percentage', discountValue: 10, maximumDiscount: 500 })).toBe(
    '10% off, at most €500.00',
  );
  expect(discountText({ discountType: 'fixed', discountValue: 49.5, maximumDiscount: null })).toBe('€49.50 off');
  expect(usesText({ usageCount: 3, usageLimit: 100 })).toBe('Used 3 of 100 times');
  expect(usesText({ usageCount: 1, usageLimit: null })).toBe('Used 1 time');
  expect(periodText({ validFrom: '2026-11-01', validUntil: '2026-12-31' })).toBe('Nov 1, 2026 – Dec 31, 2026');
  expect(periodText({ validFrom: '2026-11-01', validUntil: null })).toBe('From Nov 1, 2026');
});
