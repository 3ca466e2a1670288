import { ValidationError } from 'yup';
import { fieldErrors } from '../../fields/fields.js';
import { listRequestedItems, orderRequestSchema } from './order-request.js';

const customerInfo = {
  email: 'erika@juwelier.example',
  companyName: 'Juwelier Beispiel GmbH',
  fullName: 'Erika Musterfrau',
  street: 'Goldgasse 12',
  city: 'München',
  postalCode: '80331',
  country: 'Germany',
  federalState: 'Bayern',
  telephone: '+49 89 1234567',
};
const order = {
  productId: '0190d8e2-0000-7000-8000-000000000001',
  orderType: 'product',
  customerInfo,
  consentData: {
    dataProcessing: true,
    dataProcessingDate: '2026-11-21T09:00:00.000Z',
    marketing: false,
    marketingDate: '',
  },
};

const validate = (body: unknown) => orderRequestSchema.validateSync(body, { abortEarly: false });

function listErrors(body: unknown) {
  try {
    validate(body);
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrors(error);
    throw error;
  }
  return [];
}

const withCustomer = (changes: Record<string, unknown>) => ({
  ...order,
  customerInfo: { ...customerInfo, ...changes },
});

test('a complete request is valid and keeps only known fields', () => {
  const result = validate({ ...order, price: 1, customerInfo: { ...customerInfo, admin: true } });
  expect(result).not.toHaveProperty('price');
  expect(result.customerInfo).toEqual(customerInfo);
});

test.each([
  ['email', '', 'Email is required'],
  ['email', 'erika@juwelier', 'Please enter a valid email address'],
  ['email', 'erika@juwelier.example\r\nBcc: x@y.example', 'Please enter a valid email address'],
  ['companyName', undefined, 'Company name is required'],
  ['companyName', 'A', 'Company name must be between 2 and 100 characters'],
  ['fullName', 'A', 'Full name must be between 2 and 100 characters'],
  ['street', 'Weg', 'Street address must be between 5 and 200 characters'],
  ['city', 'x'.repeat(101), 'City must be between 2 and 100 characters'],
  ['postalCode', '80_331', 'Please enter a valid postal code'],
  ['postalCode', '12', 'Postal code must be between 3 and 20 characters'],
  ['country', '  ', 'Country is required'],
  ['federalState', 'B', 'Federal state must be between 2 and 100 characters'],
  ['telephone', '12345', 'Telephone number must be between 10 and 20 characters'],
  [
    'telephone',
    '0123456789x',
    'Please enter a valid telephone number (digits, spaces, hyphens, parentheses, and + only)',
  ],
  ['fullName', { first: 'Erika' }, 'This value must be a text'],
])('customerInfo.%s = %p is refused with its sentence', (name, value, message) => {
  expect(listErrors(withCustomer({ [name]: value }))).toEqual([{ field: `customerInfo.${name}`, message }]);
});

test('every missing field is named once', () => {
  const errors = listErrors({ ...order, customerInfo: {} });
  expect(errors).toHaveLength(9);
  expect(errors.every(({ message }) => message.endsWith(' is required'))).toBe(true);
});

test.each([undefined, {}, { dataProcessing: false }, { dataProcessing: 'true' }])(
  'without a valid consent (%p) the first error is that of the consent',
  (consentData) => {
    const [first] = listErrors({ ...order, customerInfo: {}, consentData });
    expect(first?.field).toMatch(/^consentData/);
  },
);

test.each([false, 'true', 1, null, undefined])(
  'a consent that is %p has the sentence of the contract',
  (dataProcessing) => {
    expect(listErrors({ ...order, consentData: { dataProcessing } })).toEqual([
      { field: 'consentData.dataProcessing', message: 'You must consent to data processing to submit an order.' },
    ]);
  },
);

test.each(['-271821-04-20T00:00:00.000Z', '+012026-01-01T00:00:00Z', 'yesterday', '2026-13-01T00:00:00Z'])(
  'a consent date like %p is refused',
  (dataProcessingDate) => {
    expect(listErrors({ ...order, consentData: { dataProcessing: true, dataProcessingDate } })).toEqual([
      { field: 'consentData.dataProcessingDate', message: 'Consent dates must be ISO 8601 times' },
    ]);
  },
);

test('a value of a wrong type is never repeated in the answer', () => {
  let nested: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
  expect(listErrors({ ...order, language: nested })).toEqual([
    { field: 'language', message: 'Language must be one of de, en, fr' },
  ]);
});

test('missing consent has the sentence of the contract', () => {
  expect(listErrors({ ...order, consentData: { dataProcessing: false } })).toEqual([
    { field: 'consentData.dataProcessing', message: 'You must consent to data processing to submit an order.' },
  ]);
});

test('a subscription needs its plan, anything else refuses one', () => {
  expect(listErrors({ ...order, orderType: 'subscription' })).toEqual([
    { field: 'subscriptionType', message: 'Subscription type is required' },
  ]);
  expect(listErrors({ ...order, subscriptionType: 'monthly' })[0]?.field).toBe('subscriptionType');
  expect(listErrors({ ...order, orderType: 'subscription', subscriptionType: 'enhanced' })).toEqual([]);
});

test('a coupon code is trimmed and upper-cased, an empty one counts as none', () => {
  expect(validate({ ...order, couponCode: ' atelier10 ' }).couponCode).toBe('ATELIER10');
  expect(validate({ ...order, couponCode: '' }).couponCode).toBeUndefined();
});

test('notes have at most 2000 characters', () => {
  expect(listErrors({ ...order, notes: 'x'.repeat(2000) })).toEqual([]);
  expect(listErrors({ ...order, notes: 'x'.repeat(2001) })[0]?.message).toBe('Notes must be at most 2000 characters');
});

describe('a request for several items', () => {
  const item = { productId: order.productId, orderType: 'product' };
  const monthly = { ...item, orderType: 'subscription', subscriptionType: 'monthly' };
  const { productId: _, orderType: __, ...nobody } = order;
  const several = (items: unknown, changes: object = {}) => ({ ...nobody, items, ...changes });

  test('lists its items in their order, and a request for one item lists that item', () => {
    expect(listRequestedItems(validate(several([monthly, { ...item, price: 1 }])))).toEqual([monthly, item]);
    expect(listRequestedItems(validate(order))).toEqual([item]);
    expect(listRequestedItems(validate({ ...order, items: null }))).toEqual([item]);
  });

  test.each([
    [[item], [{ field: 'items', message: 'A request for several needs at least 2 items' }]],
    [[], [{ field: 'items', message: 'A request for several needs at least 2 items' }]],
    [Array.from({ length: 11 }, () => item), [{ field: 'items', message: 'One request takes at most 10 items' }]],
    ['both', [{ field: 'items', message: 'The items must be a list of requested items' }]],
    [[item, null], [{ field: 'items.1', message: 'The items must be a list of requested items' }]],
    [[item, { orderType: 'product' }], [{ field: 'items.1.productId', message: 'Product is required' }]],
    [
      [item, { ...item, orderType: 'subscription' }],
      [{ field: 'items.1.subscriptionType', message: 'Subscription type is required' }],
    ],
  ])('%j is refused with its sentence', (items, expected) => {
    expect(listErrors(several(items))).toEqual(expected);
  });

  test('a long list is refused after its first entries', () => {
    const found = listErrors(several(Array.from({ length: 100_000 }, () => ({}))));
    expect(found).toContainEqual({ field: 'items', message: 'One request takes at most 10 items' });
    expect(found.length).toBeLessThan(30);
  });

  test('has either one product or items', () => {
    const message = 'Please name either one product or several items, not both';
    expect(listErrors(several([item, monthly], { productId: order.productId }))).toEqual([
      { field: 'productId', message },
    ]);
    expect(listErrors(several([item, monthly], { orderType: 'product' }))).toEqual([{ field: 'orderType', message }]);
    expect(listErrors(nobody)).toEqual([
      { field: 'productId', message: 'Product is required' },
      { field: 'orderType', message: 'Order type is required' },
    ]);
  });
});

describe('the design of the app', () => {
  const configuration = {
    house: ' Juwelier  Müller ',
    primary: '#0B3326',
    accent: '#c9a961',
    pattern: 'rosette',
    typeface: 'editorial',
  };

  test('is optional, and valid with its five fields', () => {
    expect(validate(order).configuration).toBeUndefined();
    expect(validate({ ...order, configuration: null }).configuration).toBeUndefined();
    expect(validate({ ...order, configuration }).configuration).toEqual({ ...configuration, house: 'Juwelier Müller' });
  });

  test.each([
    ['no object', 'green', 'configuration', 'The configuration must be an object'],
    ['a field that it does not have', { ...configuration, logo: 'x' }, 'configuration', /has only house, primary/],
    ['more than 4 KB', { ...configuration, house: `A${' '.repeat(4100)}` }, 'configuration', /at most 4 KB/],
    ['no name', { ...configuration, house: ' ' }, 'configuration.house', 'The name of your house is required'],
    ['a long name', { ...configuration, house: 'x'.repeat(61) }, 'configuration.house', /at most 60 characters/],
    ['a named colour', { ...configuration, primary: 'green' }, 'configuration.primary', /Please enter a colour/],
    ['a short colour', { ...configuration, accent: '#fff' }, 'configuration.accent', /Please enter a colour/],
    ['another pattern', { ...configuration, pattern: 'plaid' }, 'configuration.pattern', /must be one of flinque/],
    ['no typeface', { ...configuration, typeface: null }, 'configuration.typeface', /must be one of classic/],
  ])('is refused with %s', (_what, value, field, message) => {
    const errors = listErrors({ ...order, configuration: value });
    expect(errors).toEqual([{ field, message: expect.stringMatching(message) as string }]);
  });
});
