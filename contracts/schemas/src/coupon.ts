import { array, number, object, type InferType } from 'yup';
import { optionalParagraph, version } from './admin-fields.js';
import { couponCategories, couponDiscountTypes, maximumLengths } from './constants.js';
import { amount, choice, euros, flag, line } from './fields.js';
import { sentence } from './messages/translate.js';
import { couponCode, writtenCouponCode } from './order-request.js';

/** The coupon box of a form: only that something was typed (public spec §5). */
export const couponBoxSchema = object({ code: couponCode().required(sentence('coupon.enter')) });

/** What is no text counts as not given. */
const unlessText = (value: unknown, original: unknown): unknown =>
  typeof original === 'string' && original !== '' ? value : undefined;

/**
 * Body of `POST /api/coupons/validate` (contract). That call always answers 200, so every field is optional and an unusable one
 * counts as not given.
 */
export const couponValidationSchema = object({
  code: writtenCouponCode().transform(unlessText).default(''),
  productId: line().transform(unlessText).default(''),
  customerEmail: line().transform(unlessText),
  orderAmount: number().transform((value: unknown, original: unknown) =>
    original !== '' && Number.isFinite(value) ? value : undefined,
  ),
  orderType: line().transform(unlessText),
  subscriptionType: line().transform(unlessText),
})
  .noUnknown()
  .typeError(sentence('body.object'));

const dayThen = /^(\d{4}-\d{2}-\d{2})(T.+(?:Z|[+-]\d{2}:\d{2}))?$/;

/** A day that exists, alone or with a time and its zone. */
function isDayOrTime(value: string): boolean {
  const [, day] = dayThen.exec(value) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(value))) return false;
  const noon = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
}

/** Two times by their moments; a day and anything else by their days, since a coupon's days are whole. */
const isBefore = (one: string, other: string): boolean =>
  one.includes('T') && other.includes('T')
    ? Date.parse(one) < Date.parse(other)
    : one.slice(0, 10) < other.slice(0, 10);

const nullAsNone = (value: unknown): unknown => value ?? [];

const dayOrTime = () => line().test('date', sentence('couponAdmin.date'), (value) => !value || isDayOrTime(value));

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
  description: optionalParagraph(maximumLengths.notes, sentence('notes.length')),
  discountType: choice(couponDiscountTypes, sentence('couponAdmin.discountType')).required(
    sentence('couponAdmin.discountType'),
  ),
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
      const { validFrom: from } = parent as { validFrom?: unknown };
      return !value || typeof from !== 'string' || !isBefore(value, from);
    }),
  isActive: flag().default(true),
  applicableProducts: array()
    .of(line().required(sentence('productId.required')))
    .transform(nullAsNone)
    .default([]),
  applicableCategories: array()
    .of(choice(couponCategories, sentence('couponAdmin.categories')).required(sentence('couponAdmin.categories')))
    .transform(nullAsNone)
    .default([]),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type CouponValidation = InferType<typeof couponValidationSchema>;
export type CouponAdmin = InferType<typeof couponAdminSchema>;
