import { number, object, type InferType } from 'yup';
import { described } from '../../fields/described.js';
import { line } from '../../fields/fields.js';
import { requestBody } from '../../fields/request-body.js';
import { sentence } from '../../messages/translate.js';
import { couponCode, writtenCouponCode } from '../orders/order-request.js';

/** Rules of a form's coupon box, which only require a text (public spec §5). */
export const couponBoxSchema = object({ code: couponCode().required(sentence('coupon.enter')) });

/** Turns anything but a non-empty text into undefined. */
const unlessText = (value: unknown, original: unknown): unknown =>
  typeof original === 'string' && original !== '' ? value : undefined;

/**
 * Body of `POST /api/coupons/validate` (contract). That call always answers 200, so every field is optional and an unusable one
 * counts as not given.
 */
export const couponValidationSchema = requestBody('CouponQuestion', 'A coupon, and what it is to be used for', {
  code: described(writtenCouponCode().transform(unlessText).default(''), 'Code of the coupon, whatever the case', {
    example: 'ATELIER10',
  }),
  productId: described(line().transform(unlessText).default(''), 'Id of the product or accessory', {
    format: 'uuid',
    example: '0197a3f2-7c1e-7000-8000-000000000000',
  }),
  customerEmail: described(
    line().transform(unlessText),
    'E-mail address of the customer, for the limit of uses by one; it counts only where it is given',
    { format: 'email', example: 'erika@juwelier.example' },
  ),
  orderAmount: described(
    number().transform((value: unknown, original: unknown) =>
      original !== '' && Number.isFinite(value) ? value : undefined,
    ),
    'What the client takes for the price, in euros; the price of the server counts',
    { example: 4900 },
  ),
  orderType: described(line().transform(unlessText), 'What is ordered: `product`, `accessory` or `subscription`', {
    example: 'product',
  }),
  subscriptionType: described(
    line().transform(unlessText),
    'The plan: `monthly` or `enhanced`; only for a subscription',
    {
      example: 'monthly',
    },
  ),
});

export type CouponValidation = InferType<typeof couponValidationSchema>;
