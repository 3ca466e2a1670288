import {
  type AppConfiguration,
  fieldErrors,
  GERMAN_STATES,
  orderRequestSchema,
  type ConsentData,
  type CustomerInfo,
  type Language,
  type OrderRequest,
} from '@vitrine/schemas';
import { ValidationError } from 'yup';
import { toOrderType, type Plan } from '../../shared/catalogue/plans.js';

/** The text fields in the order of the form. */
export const CUSTOMER_FIELDS = [
  'companyName',
  'fullName',
  'email',
  'telephone',
  'street',
  'postalCode',
  'city',
  'country',
  'federalState',
] as const satisfies readonly (keyof CustomerInfo)[];

export const CONSENTS = ['dataProcessing', 'marketing', 'analytics'] as const;
export type Consent = (typeof CONSENTS)[number];

/** The form values. A consent's date is an ISO 8601 time while it is ticked, else empty. */
export interface OrderValues {
  customerInfo: CustomerInfo;
  notes: string;
  consentData: Record<Consent, boolean> & Record<`${Consent}Date`, string>;
}

/** Dotted path of a field, such as `customerInfo.email`. */
export type FieldPath = string;

/** Every field that can have an error, in the order of the form. */
export const fieldOrder: readonly FieldPath[] = [
  ...CUSTOMER_FIELDS.map((field) => `customerInfo.${field}`),
  'notes',
  ...CONSENTS.map((consent) => `consentData.${consent}`),
];

export const emptyValues: OrderValues = {
  customerInfo: {
    companyName: '',
    fullName: '',
    email: '',
    telephone: '',
    street: '',
    postalCode: '',
    city: '',
    country: 'Germany',
    federalState: '',
  },
  notes: '',
  consentData: {
    dataProcessing: false,
    marketing: false,
    analytics: false,
    dataProcessingDate: '',
    marketingDate: '',
    analyticsDate: '',
  },
};

/** A requested item with its plan. */
export interface RequestLine {
  productId: string;
  plan: Plan;
}

export interface OrderContext {
  /** One item, or several for one request. */
  lines: readonly RequestLine[];
  couponCode?: string | undefined;
  /** The design of the requested app, if there is one. */
  configuration?: AppConfiguration | undefined;
  language: Language;
}

/** The request body of the form. */
export function toRequest(
  values: OrderValues,
  { lines, couponCode, configuration, language }: OrderContext,
): OrderRequest {
  const items = lines.map(({ productId, plan }) => ({ productId, ...toOrderType(plan) }));
  return {
    ...(items.length === 1 ? items[0] : { items }),
    customerInfo: values.customerInfo,
    ...(values.notes.trim() && { notes: values.notes }),
    ...(couponCode && { couponCode }),
    ...(configuration && { configuration }),
    // if it is not ticked, the schema refuses the request
    consentData: values.consentData as ConsentData,
    language,
  };
}

/** The first error of each field by its path, as English sentences, in the order of the form. */
export function validateOrder(values: OrderValues, context: OrderContext): Map<FieldPath, string> {
  try {
    orderRequestSchema.validateSync(toRequest(values, context), { abortEarly: false });
    return new Map();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return inFormOrder(fieldErrors(error));
  }
}

/** The errors of the form's own fields, in the order of the form. */
export function inFormOrder(complaints: readonly { field: string; message: string }[]): Map<FieldPath, string> {
  const byField = new Map(complaints.map(({ field, message }) => [field, message]));
  return new Map(
    fieldOrder.flatMap((field) => {
      const message = byField.get(field);
      return message === undefined ? [] : [[field, message] as const];
    }),
  );
}

/** The values after a consent was ticked or unticked at `now` (public spec §4: timestamps). */
export function withConsentDates(before: OrderValues, after: OrderValues, now: Date): OrderValues {
  const changed = CONSENTS.filter((consent) => before.consentData[consent] !== after.consentData[consent]);
  if (changed.length === 0) return after;
  const dates = changed.map((consent) => [`${consent}Date`, after.consentData[consent] ? now.toISOString() : '']);
  return { ...after, consentData: { ...after.consentData, ...(Object.fromEntries(dates) as object) } };
}

/** The values after another country was chosen: the federal state is kept only if it fits the country. */
export function withStateOfCountry(before: OrderValues, after: OrderValues): OrderValues {
  const { country, federalState } = after.customerInfo;
  if (before.customerInfo.country === country) return after;
  const isGerman = (GERMAN_STATES as readonly string[]).includes(federalState);
  return isGerman === (country === 'Germany')
    ? after
    : { ...after, customerInfo: { ...after.customerInfo, federalState: '' } };
}

/** The value at a dotted path. */
export const valueAt = (values: OrderValues, path: FieldPath): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      values,
    );
