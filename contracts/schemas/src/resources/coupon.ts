import { array, type AnySchema } from 'yup';
import { optionalParagraph } from '../fields/admin-fields.js';
import { couponCategories, COUPON_DISCOUNT_TYPES, MAXIMUM_LENGTHS } from '../constants.js';
import { choiceField } from '../fields/choice-field.js';
import { described } from '../fields/described.js';
import { amount, euros, flag, line, requiredChoice } from '../fields/fields.js';
import { isOfRealDay } from '../fields/times/moment.js';
import { sentence } from '../messages/translate.js';
import { couponCode } from '../requests/orders/order-request.js';
import { resource } from './resource.js';

const DAY_THEN = /^(\d{4}-\d{2}-\d{2})(T.+(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Whether a text is an existing day, optionally with a time and its zone. */
const isDayOrTime = (value: string): boolean => isOfRealDay(value, DAY_THEN.exec(value)?.[1]);

/** Compares two times by their instants; otherwise by their days, since a coupon is valid for whole days. */
const isBefore = (one: string, other: string): boolean =>
  one.includes('T') && other.includes('T')
    ? Date.parse(one) < Date.parse(other)
    : one.slice(0, 10) < other.slice(0, 10);

const nullAsNone = (value: unknown): unknown => value ?? [];

const dayOrTime = () => line().test('date', sentence('couponAdmin.date'), (value) => !value || isDayOrTime(value));

const describedDay = <Field extends AnySchema>(field: Field, description: string, example: string) =>
  described(field, `${description}: a day in Europe/Berlin (\`YYYY-MM-DD\`), or a time with its zone (ISO 8601)`, {
    anyOf: [
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date-time' },
      ...(field.spec.nullable ? [{ type: 'null' as const }] : []),
    ],
    example,
  });

const limit = (message: string) =>
  amount()
    .integer(sentence('couponAdmin.wholeNumber'))
    .moreThan(0, message)
    .max(2_147_483_647, sentence('money.maximum'));

const CODE_CHARACTERS = /^[A-Z0-9_-]*$/;

/** Context of the validation with the stored coupon: its code may stay, even if it is older than the rule. */
interface StoredCoupon {
  present?: { code?: unknown };
}

/** How many uses of a coupon are listed; the newest ones. */
export const COUPON_USES_SHOWN = 1000;

/** A code that lowers a price; amounts in euros, percentages in percent (back-office spec §5). */
export const couponResource = resource({
  name: 'Coupon',
  description: 'A coupon as staff write it; amounts in euros, percentages in percent',
  nameField: 'code',
  fields: {
    code: described(
      couponCode()
        .required(sentence('couponAdmin.code'))
        .test({
          name: 'matches',
          params: { regex: CODE_CHARACTERS },
          message: sentence('couponAdmin.codeCharacters'),
          test: (code, { options }) =>
            CODE_CHARACTERS.test(code) || code === (options.context as StoredCoupon | undefined)?.present?.code,
        }),
      'Code; unique, stored in upper case: letters A to Z, digits, `-` and `_`',
      { example: 'ATELIER10' },
    ),
    name: described(
      line().required(sentence('couponAdmin.name')).max(MAXIMUM_LENGTHS.couponName, sentence('couponAdmin.nameLength')),
      'Name of the coupon',
      { example: 'Atelier' },
    ),
    description: described(optionalParagraph(MAXIMUM_LENGTHS.notes, sentence('notes.length')), 'What it is for', {
      example: 'Zum Auftakt.',
    }),
    discountType: choiceField(
      COUPON_DISCOUNT_TYPES,
      'couponAdmin.discountType',
      'Whether the discount is a part of the price or an amount',
      'percentage',
    ),
    discountValue: described(
      euros()
        .required(sentence('couponAdmin.discountValue'))
        .moreThan(0, sentence('couponAdmin.discountValue'))
        .when('discountType', {
          is: 'percentage',
          then: (schema) => schema.max(100, sentence('couponAdmin.percentage')),
        }),
      'Percent (above 0, at most 100) or euros, as `discountType` says',
      { example: 10 },
    ),
    minimumOrderAmount: described(
      euros().min(0, sentence('couponAdmin.minimum')).nullable().default(0),
      'Lowest price for which it holds, in euros',
      { example: 100 },
    ),
    maximumDiscount: described(
      euros().moreThan(0, sentence('couponAdmin.maximumDiscount')).nullable().default(null),
      'Highest discount in euros; null = no bound',
      { example: 500 },
    ),
    usageLimit: described(
      limit(sentence('couponAdmin.usageLimit')).nullable().default(null),
      'How often it can be used in all; null = without limit',
      { example: 100 },
    ),
    userUsageLimit: described(
      limit(sentence('couponAdmin.userUsageLimit')).required(sentence('couponAdmin.userUsageLimit')).default(1),
      'How often one e-mail address can use it',
      { example: 1 },
    ),
    validFrom: describedDay(
      dayOrTime().required(sentence('couponAdmin.validFrom')),
      'First day or moment on which it holds',
      '2026-11-01',
    ),
    validUntil: describedDay(
      dayOrTime()
        .nullable()
        .transform((value: unknown, original: unknown) => (original === '' ? null : value))
        .default(null)
        .test('order', sentence('couponAdmin.validUntil'), (value, { parent }) => {
          const { validFrom: from } = parent as { validFrom?: unknown };
          return !value || typeof from !== 'string' || !isBefore(value, from);
        }),
      'Last day or moment on which it holds; null = open',
      '2099-12-31',
    ),
    isActive: described(flag().default(true), 'Whether it can be used'),
    applicableProducts: described(
      array()
        .of(
          described(line().required(sentence('productId.required')), 'Id of a product or accessory', {
            format: 'uuid',
          }),
        )
        .transform(nullAsNone)
        .default([]),
      'Products and accessories for which it holds; empty together with `applicableCategories` = all',
      { example: [] },
    ),
    applicableCategories: described(
      array()
        .of(requiredChoice(couponCategories, sentence('couponAdmin.categories')))
        .transform(nullAsNone)
        .default([]),
      'Categories for which it holds: of accessories theirs, `product` and `subscription` of editions',
      { example: ['product', 'subscription'] },
    ),
  },
  labels: {
    code: 'Coupon code',
    usageLimit: 'Total usage limit',
    userUsageLimit: 'Usage limit per customer',
    applicableProducts: 'Products and accessories',
    applicableCategories: 'Categories',
  },
  translated: [],
});
