import { mixed, object, type InferType } from 'yup';
import { languages, maximumLengths, orderTypes, subscriptionTypes } from './constants.js';
import { blankAsAbsent, boundedLine, choice, email, flag, line, paragraph } from './fields.js';
import { sentence } from './messages/translate.js';

/** The nine customer fields of an order request (public spec §5). */
export const customerInfoSchema = object({
  email: email(),
  companyName: boundedLine('companyName'),
  fullName: boundedLine('fullName'),
  street: boundedLine('street'),
  city: boundedLine('city'),
  postalCode: boundedLine('postalCode').matches(/^[\p{L}\p{N}\s-]*$/u, sentence('postalCode.format')),
  country: boundedLine('country'),
  federalState: boundedLine('federalState'),
  telephone: boundedLine('telephone').matches(/^\+?[\d\s()-]*$/, sentence('telephone.format')),
})
  .noUnknown()
  .typeError(sentence('customerInfo.required'))
  .required(sentence('customerInfo.required'));

const isTime = (value: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value));

const consentDate = () =>
  line()
    .optional()
    .transform(blankAsAbsent)
    .test('iso', sentence('consent.date'), (value) => value === undefined || isTime(value));

/** Consents with the time each was ticked, ISO 8601, empty where unticked (public spec §3). */
export const consentDataSchema = object({
  dataProcessing: flag(sentence('consent.dataProcessing'))
    .required(sentence('consent.dataProcessing'))
    .isTrue(sentence('consent.dataProcessing')),
  marketing: flag().transform(blankAsAbsent).default(false),
  analytics: flag().transform(blankAsAbsent).default(false),
  dataProcessingDate: consentDate(),
  marketingDate: consentDate(),
  analyticsDate: consentDate(),
})
  .noUnknown()
  .default(undefined)
  .typeError(sentence('consent.dataProcessing'))
  .required(sentence('consent.dataProcessing'));

/** A coupon's code as somebody writes it, of any length: upper-case, without surrounding white space. */
export const writtenCouponCode = () =>
  line().transform((value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value));

/** A coupon's code as stored. */
export const couponCode = () => writtenCouponCode().max(maximumLengths.couponCode, sentence('coupon.codeLength'));

/** Body of `POST /api/orders` (contract). The consent comes first, so that its sentence heads the answer when it is missing. */
export const orderRequestSchema = object({
  consentData: consentDataSchema,
  productId: line().required(sentence('productId.required')),
  orderType: choice(orderTypes, sentence('orderType.oneOf')).required(sentence('orderType.required')),
  subscriptionType: mixed<(typeof subscriptionTypes)[number]>()
    .meta({ jsonSchema: { type: 'string', enum: subscriptionTypes } })
    .transform(blankAsAbsent)
    .when('orderType', {
      is: 'subscription',
      then: (schema) =>
        schema
          .required(sentence('subscriptionType.required'))
          .oneOf(subscriptionTypes, sentence('subscriptionType.oneOf')),
      otherwise: (schema) =>
        schema.test('refused', sentence('subscriptionType.refused'), (value) => value === undefined),
    }),
  customerInfo: customerInfoSchema.default(undefined),
  notes: paragraph().transform(blankAsAbsent).max(maximumLengths.notes, sentence('notes.length')),
  couponCode: couponCode().transform(blankAsAbsent),
  language: choice(languages, sentence('language.oneOf')).transform(blankAsAbsent),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type CustomerInfo = InferType<typeof customerInfoSchema>;
export type ConsentData = InferType<typeof consentDataSchema>;
export type OrderRequest = InferType<typeof orderRequestSchema>;
