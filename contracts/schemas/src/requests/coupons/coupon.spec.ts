import { ValidationError } from 'yup';
import { couponValidationSchema } from './coupon.js';
import { fieldErrors } from '../../fields/fields.js';
import { couponResource } from '../../resources/coupon.js';

const coupon = {
  code: 'atelier10',
  name: 'Atelier',
  discountType: 'percentage',
  discountValue: 10,
  validFrom: '2026-01-01',
};

function listErrors(body: unknown) {
  try {
    couponResource.schema.validateSync(body, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrors(error);
    throw error;
  }
  return [];
}

test('a coupon has the defaults of the back-office spec', () => {
  expect(couponResource.schema.validateSync(coupon)).toMatchObject({
    code: 'ATELIER10',
    minimumOrderAmount: 0,
    userUsageLimit: 1,
    usageLimit: null,
    isActive: true,
  });
});

test('null counts as not given, and the last day may be the first', () => {
  const nothing = { description: null, applicableProducts: null, applicableCategories: null, validUntil: '' };
  expect(couponResource.schema.validateSync({ ...coupon, ...nothing })).toMatchObject({
    description: '',
    applicableProducts: [],
    applicableCategories: [],
    validUntil: null,
  });
  for (const validUntil of ['2026-01-01', '2026-01-01T10:00:00+01:00'])
    expect(listErrors({ ...coupon, validUntil })).toEqual([]);
});

test.each([
  [{ code: '' }, 'code', 'Coupon code is required'],
  [{ code: 'ATELIER 10' }, 'code', 'Coupon codes have only the letters A to Z, digits, - and _'],
  [{ code: '10%' }, 'code', 'Coupon codes have only the letters A to Z, digits, - and _'],
  [{ name: ' ' }, 'name', 'Coupon name is required'],
  [{ discountValue: 0 }, 'discountValue', 'Discount value must be greater than 0'],
  [{ discountValue: 101 }, 'discountValue', 'Percentage discount cannot exceed 100%'],
  [{ discountType: 'fixed', discountValue: 1.005 }, 'discountValue', 'Amounts have at most two decimals'],
  [{ minimumOrderAmount: -1 }, 'minimumOrderAmount', 'Minimum order amount cannot be negative'],
  [{ maximumDiscount: 0 }, 'maximumDiscount', 'Maximum discount must be greater than 0'],
  [{ usageLimit: 0 }, 'usageLimit', 'Usage limit must be greater than 0'],
  [{ userUsageLimit: 0 }, 'userUsageLimit', 'User usage limit must be greater than 0'],
  [{ validUntil: '2025-12-31' }, 'validUntil', 'Valid until cannot be before valid from'],
  [
    { validFrom: '2026-03-01T20:00:00Z', validUntil: '2026-03-01T10:00:00Z' },
    'validUntil',
    'Valid until cannot be before valid from',
  ],
  [{ validFrom: '2026-02-31' }, 'validFrom', 'Please enter a day (YYYY-MM-DD) or an ISO 8601 time'],
  [{ validFrom: '2026-03-01T10:00' }, 'validFrom', 'Please enter a day (YYYY-MM-DD) or an ISO 8601 time'],
  [{ validFrom: true, validUntil: '2026-12-31' }, 'validFrom', 'This value must be a text'],
  [{ validFrom: 'tomorrow' }, 'validFrom', 'Please enter a day (YYYY-MM-DD) or an ISO 8601 time'],
])('%p is refused', (changes, field, message) => {
  expect(listErrors({ ...coupon, ...changes })).toEqual([{ field, message }]);
});

test('a stored code with other characters may stay, but a new one is refused', () => {
  const context = { present: { code: 'ATELIER 10' } };
  const validated = (code: string) => couponResource.schema.isValidSync({ ...coupon, code }, { context });
  expect([validated('ATELIER 10'), validated('ATELIER 20'), validated('ATELIER20')]).toEqual([true, false, true]);
});

test('a coupon check accepts the short body of older clients', () => {
  expect(couponValidationSchema.validateSync({ code: 'atelier10', productId: 'x', orderAmount: 4900 })).toMatchObject({
    code: 'ATELIER10',
    orderAmount: 4900,
  });
});

test('a coupon check accepts any body: unusable fields count as not given', () => {
  const body = {
    code: 123,
    productId: null,
    customerEmail: {},
    orderAmount: 'abc',
    orderType: {},
    subscriptionType: [],
  };
  expect(couponValidationSchema.validateSync(body)).toEqual({ code: '', productId: '' });
  expect(couponValidationSchema.validateSync({ code: null, orderAmount: null })).toMatchObject({ code: '' });
});
