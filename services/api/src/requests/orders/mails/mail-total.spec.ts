import { confirmationTexts } from './mail-texts.js';
import { getTotal } from './mail-total.js';

const euros = (cents: number) => `€ ${cents / 100}`;
const once = {
  order_type: 'product' as const,
  original_price_cents: 8900,
  coupon_discount_cents: 0,
  product_price_cents: 8900,
  monthly_price_cents: null,
};
const monthly = { ...once, order_type: 'subscription' as const, monthly_price_cents: 8900 };

test.each([
  ['a purchase', once, 'Total', '€ 89', null],
  ['with a coupon', { ...once, coupon_discount_cents: 900, product_price_cents: 8000 }, 'Total', '€ 80', null],
  ['at an agreed price', { ...once, product_price_cents: 7000 }, 'Agreed price', '€ 70', null],
  [
    'with a coupon at an agreed price',
    { ...once, coupon_discount_cents: 900, product_price_cents: 8900 },
    'Agreed price',
    '€ 89',
    null,
  ],
  ['a subscription', monthly, 'Total', '€ 89 per month', null],
  [
    'a subscription with a coupon',
    { ...monthly, coupon_discount_cents: 900, product_price_cents: 8000 },
    'First month',
    '€ 80',
    'then € 89 per month',
  ],
  [
    'a subscription at an agreed price',
    { ...monthly, product_price_cents: 7000 },
    'Agreed price, first month',
    '€ 70',
    'then € 89 per month',
  ],
  [
    'a subscription with a coupon at the monthly price after all',
    { ...monthly, coupon_discount_cents: 900, product_price_cents: 8900 },
    'Agreed price',
    '€ 89 per month',
    null,
  ],
])('%s', (_name, order, name, value, then) => {
  expect(getTotal(order, confirmationTexts.en, euros)).toEqual({ name, value, then });
});

test('in German', () => {
  const order = { ...monthly, product_price_cents: 7000 };
  expect(getTotal({ ...order, coupon_discount_cents: 1900 }, confirmationTexts.de, euros)).toEqual({
    name: 'Erster Monat',
    value: '€ 70',
    then: 'danach € 89 pro Monat',
  });
  expect(getTotal(order, confirmationTexts.de, euros).name).toBe('Vereinbarter Preis, erster Monat');
  expect(getTotal({ ...once, product_price_cents: 1 }, confirmationTexts.de, euros).name).toBe('Vereinbarter Preis');
});
