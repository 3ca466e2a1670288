import { array, number, object, string, type InferType } from 'yup';
import { couponCategories, couponDiscountTypes, maximumLengths } from './constants.js';
import { amount, blankAsAbsent, euros, flag, line, paragraph } from './fields.js';
import { sentence } from './messages/translate.js';
import { couponCode, writtenCouponCode } from './order-request.js';

/** The coupon box of a form: only that something was typed (public spec §5). */
export const couponBoxSchema = object({ code: couponCode().required(sentence('coupon.enter')) });

/**
 * Body of `POST /api/coupons/validate` (contract). Every field is optional here, because that call answers 200 with a refusal
 * for a code or product it does not know.
 */
export const couponValidationSchema = object({
  code: writtenCouponCode().default(''),
  productId: line().default(''),
  customerEmail: line().transform(blankAsAbsent),
  orderAmount: amount().nullable(),
  orderType: line().transform(blankAsAbsent),
  subscriptionType: line().transform(blankAsAbsent),
})
  .noUnknown()
  .typeError(sentence('body.object'));

const dayOrTime = () =>
  line().test(
    'date',
    sentence('couponAdmin.date'),
    (value) =>
      value == null || value === '' || (/^\d{4}-\d{2}-\d{2}(T.+)?$/.test(value) && !Number.isNaN(Date.parse(value))),
  );

const limit = (message: string) =>
  amount()
    .integer(sentence('couponAdmin.wholeNumber'))
    .moreThan(0, message)
    .max(2_147_483_647, sentence('money.maximum'));

/** A coupon as staff write it; amounts in euros, percentages in percent (back-office spec §5). */
export const couponAdminSchema = object({
  code: couponCode().required(sentence('couponAdmin.code')),
  name: line()
    .required(sentence('couponAdmin.name'))
    .max(maximumLengths.couponName, sentence('couponAdmin.nameLength')),
  description: paragraph().max(maximumLengths.notes, sentence('notes.length')).default(''),
  discountType: string()
    .required(sentence('couponAdmin.discountType'))
    .oneOf(couponDiscountTypes, sentence('couponAdmin.discountType')),
  discountValue: euros()
    .required(sentence('couponAdmin.discountValue'))
    .moreThan(0, sentence('couponAdmin.discountValue'))
    .when('discountType', {
      is: 'percentage',
      then: (schema) => schema.max(100, sentence('couponAdmin.percentage')),
    }),
  minimumOrderAmount: euros().min(0, sentence('couponAdmin.minimum')).nullable().default(0),
  maximumDiscount: euros().moreThan(0, sentence('couponAdmin.maximumDiscount')).nullable().default(null),
  usageLimit: limit(sentence('couponAdmin.usageLimit')).nullable().default(null),
  userUsageLimit: limit(sentence('couponAdmin.userUsageLimit'))
    .required(sentence('couponAdmin.userUsageLimit'))
    .default(1),
  validFrom: dayOrTime().required(sentence('couponAdmin.validFrom')),
  validUntil: dayOrTime()
    .nullable()
    .transform((value: unknown, original: unknown) => (original === '' ? null : value))
    .default(null)
    .test('order', sentence('couponAdmin.validUntil'), (value, { parent }) => {
      const from = (parent as { validFrom?: string }).validFrom;
      return !value || !from || value.slice(0, 10) >= from.slice(0, 10);
    }),
  isActive: flag().default(true),
  applicableProducts: array()
    .of(line().required(sentence('productId.required')))
    .default([]),
  applicableCategories: array()
    .of(
      string().required(sentence('couponAdmin.categories')).oneOf(couponCategories, sentence('couponAdmin.categories')),
    )
    .default([]),
  version: number().integer(sentence('version.type')).typeError(sentence('version.type')),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type CouponValidation = InferType<typeof couponValidationSchema>;
export type CouponAdmin = InferType<typeof couponAdminSchema>;
