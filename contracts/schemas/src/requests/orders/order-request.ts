import { array, mixed, object, type InferType, type TestContext } from 'yup';
import { MAXIMUM_LENGTHS, ORDER_TYPES, REQUEST_ITEMS, SUBSCRIPTION_TYPES } from '../../constants.js';
import { described } from '../../fields/described.js';
import {
  blankAsAbsent,
  boundedLine,
  choice,
  consent,
  cutBehind,
  email,
  flag,
  line,
  requiredTelephone,
} from '../../fields/fields.js';
import { answerLanguage, visitorNotes } from '../visitor-fields.js';
import { requestBody } from '../../fields/request-body.js';
import { sentence } from '../../messages/translate.js';
import { appConfigurationSchema } from '../../design/app-configuration.js';

/** The nine customer fields of an order request (public spec §5). */
export const customerInfoSchema = described(
  object({
    email: email('Where the confirmation goes'),
    companyName: described(boundedLine('companyName'), 'Company', { example: 'Juwelier Beispiel GmbH' }),
    fullName: described(boundedLine('fullName'), 'First and last name', { example: 'Erika Muster' }),
    street: described(boundedLine('street'), 'Street and house number', { example: 'Goldgasse 12' }),
    city: described(boundedLine('city'), 'City', { example: 'München' }),
    postalCode: described(
      boundedLine('postalCode').matches(/^[\p{L}\p{N}\s-]*$/u, sentence('postalCode.format')),
      'Postal code',
      { example: '80331' },
    ),
    country: described(boundedLine('country'), 'Country, by its English name', { example: 'Germany' }),
    federalState: described(boundedLine('federalState'), 'Federal state or region', { example: 'Bayern' }),
    telephone: described(requiredTelephone(), 'Telephone number', {
      example: '+49 89 1234567',
    }),
  })
    .noUnknown()
    .typeError(sentence('customerInfo.required'))
    .required(sentence('customerInfo.required')),
  'Who orders',
  { title: 'CustomerInfo' },
);

const isTime = (value: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value));

const consentDate = () =>
  described(
    line()
      .optional()
      .transform(blankAsAbsent)
      .test('iso', sentence('consent.date'), (value) => value === undefined || isTime(value)),
    'When it was ticked; the time of receipt where it is missing or in the future',
    { format: 'date-time', example: '2026-11-21T09:30:00.000Z' },
  );

/** Consents with the time when each was ticked, ISO 8601; empty where it is not (public spec §3). */
export const consentDataSchema = described(
  object({
    dataProcessing: described(
      consent(sentence('consent.dataProcessing')),
      'Consent to the processing of the order; it must be true',
      { example: true },
    ),
    marketing: described(flag().transform(blankAsAbsent).default(false), 'Consent to news by e-mail'),
    analytics: described(flag().transform(blankAsAbsent).default(false), 'Consent to statistics'),
    dataProcessingDate: consentDate(),
    marketingDate: consentDate(),
    analyticsDate: consentDate(),
  })
    .noUnknown()
    .default(undefined)
    .typeError(sentence('consent.dataProcessing'))
    .required(sentence('consent.dataProcessing')),
  'What the customer consented to',
  { title: 'ConsentData' },
);

/** A coupon's code as typed, of any length; converted to upper case and trimmed. */
export const writtenCouponCode = () =>
  line().transform((value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value));

/** A coupon's code with the length limit of stored ones. */
export const couponCode = () => writtenCouponCode().max(MAXIMUM_LENGTHS.couponCode, sentence('coupon.codeLength'));

const productId = () =>
  described(line(), 'Id of the product or accessory', {
    format: 'uuid',
    example: '0197a3f2-7c1e-7000-8000-000000000000',
  });

const orderType = () =>
  described(choice(ORDER_TYPES, sentence('orderType.oneOf')), 'What is ordered', { example: 'subscription' });

const subscriptionType = () =>
  described(
    mixed<(typeof SUBSCRIPTION_TYPES)[number]>()
      .meta({ jsonSchema: { type: 'string', enum: SUBSCRIPTION_TYPES } })
      .transform(blankAsAbsent)
      .when('orderType', {
        is: 'subscription',
        then: (schema) =>
          schema
            .required(sentence('subscriptionType.required'))
            .oneOf(SUBSCRIPTION_TYPES, sentence('subscriptionType.oneOf')),
        otherwise: (schema) =>
          schema.test('refused', sentence('subscriptionType.refused'), (value) => value === undefined),
      }),
    'The plan; required for a subscription, refused otherwise',
    { example: 'monthly' },
  );

/** An item of a request for several, with its plan. */
const requestedItemSchema = described(
  object({
    productId: productId().required(sentence('productId.required')),
    orderType: orderType().required(sentence('orderType.required')),
    subscriptionType: subscriptionType(),
  })
    .noUnknown()
    .default(undefined)
    .typeError(sentence('items.type'))
    .required(sentence('items.type')),
  'One item of a request for several',
  { title: 'RequestedItem' },
);

const items = () =>
  described(
    array()
      .of(requestedItemSchema)
      .transform(blankAsAbsent)
      .transform(cutBehind(REQUEST_ITEMS.maximum))
      .typeError(sentence('items.type'))
      .min(REQUEST_ITEMS.minimum, sentence('items.minimum', { minimum: String(REQUEST_ITEMS.minimum) }))
      .max(REQUEST_ITEMS.maximum, sentence('items.maximum', { maximum: String(REQUEST_ITEMS.maximum) })),
    'The items of one request for several, in place of `productId`, `orderType` and `subscriptionType`; each becomes an order of its own',
  );

/** Requires a field in a request for one item, and refuses it beside `items`; in the document it is optional. */
const instead = (required: string) => ({
  name: 'instead-of-items',
  test: (value: unknown, { parent, createError }: TestContext) => {
    const isGiven = value !== undefined && value !== '';
    const isForSeveral = (parent as { items?: unknown }).items !== undefined;
    if (isGiven !== isForSeveral) return true;
    return createError({ message: isGiven ? sentence('items.alone') : required });
  },
});

/** Body of `POST /api/orders` (contract). The consent is first, so that its sentence is the answer's first when it is missing. */
export const orderRequestSchema = requestBody(
  'OrderRequest',
  'An order request for one item, or with `items` for several; the prices are the ones of the server',
  {
    consentData: consentDataSchema,
    productId: productId().test(instead(sentence('productId.required'))),
    orderType: orderType().test(instead(sentence('orderType.required'))),
    subscriptionType: subscriptionType(),
    items: items(),
    customerInfo: customerInfoSchema.default(undefined),
    notes: visitorNotes('What the customer adds; several lines', 'Bitte am Vormittag anrufen.'),
    couponCode: described(couponCode().transform(blankAsAbsent), 'Code of a coupon, whatever the case', {
      example: 'ATELIER10',
    }),
    configuration: appConfigurationSchema.default(undefined).optional().transform(blankAsAbsent),
    language: answerLanguage('the mails'),
  },
);

export type CustomerInfo = InferType<typeof customerInfoSchema>;
export type ConsentData = InferType<typeof consentDataSchema>;
export type OrderRequest = InferType<typeof orderRequestSchema>;
export type RequestedItem = InferType<typeof requestedItemSchema>;

/** The items of a valid request, in order: its `items`, or its single item. */
export function listRequestedItems({
  items: several,
  productId: id,
  orderType: type,
  subscriptionType: plan,
}: OrderRequest) {
  if (several) return several;
  return id === undefined || type === undefined ? [] : [{ productId: id, orderType: type, subscriptionType: plan }];
}
