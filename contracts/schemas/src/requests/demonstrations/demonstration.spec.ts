import { ValidationError } from 'yup';
import { fieldErrors } from '../../fields/fields.js';
import { contactRequestSchema, callbackRequestSchema } from '../contact.js';
import { demonstrationRequestSchema, demonstrationUpdateSchema } from './demonstration.js';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const body = (fields: object = {}) => ({
  kind: 'video',
  name: 'Erika Muster',
  email: 'erika@juwelier.example',
  company: 'Juwelier Beispiel GmbH',
  wishes: [inDays(1)],
  consent: true,
  ...fields,
});
function errors(schema: typeof demonstrationRequestSchema | typeof contactRequestSchema, value: object): object[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return fieldErrors(error);
  }
}

test('a request needs no telephone number, no notes and, by video, no store', () => {
  const read = demonstrationRequestSchema.validateSync(body({ storeId: 'left-over', telephone: '', notes: '' }));
  expect(read.storeId).toBeUndefined();
  expect([read.telephone, read.notes]).toEqual([undefined, undefined]);
});

test('the last moment within 90 days is accepted, and the offset of a time is respected', () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString().replace('Z', '+00:00');
  expect(errors(demonstrationRequestSchema, body({ wishes: [inDays(89.99), soon] }))).toEqual([]);
});

test('a long list is refused after its first entries', () => {
  const wishes = Array.from({ length: 100_000 }, () => 'never');
  const found = errors(demonstrationRequestSchema, body({ wishes }));
  expect(found).toContainEqual({ field: 'wishes', message: 'Please give at least one time and at most 3' });
  expect(found.length).toBeLessThanOrEqual(5);
});

test('each error names its own wish', () => {
  const same = inDays(3);
  expect(errors(demonstrationRequestSchema, body({ wishes: [same, '', same] }))).toEqual([
    { field: 'wishes.1', message: 'Please enter a date and a time' },
    { field: 'wishes.2', message: 'You have already given this time' },
  ]);
});

test('a decision other than confirming needs no time', () => {
  expect(demonstrationUpdateSchema.validateSync({ status: 'declined', appointment: '' })).toMatchObject({
    status: 'declined',
  });
  expect(() => demonstrationUpdateSchema.validateSync({ status: 'confirmed', appointment: inDays(-1) })).toThrow(
    'Please choose a time in the future',
  );
});

test('a callback needs a number, and the callback form also needs the time', () => {
  const contact = { name: 'Erika', email: 'erika@juwelier.example', subject: 'Rückruf', message: 'Bitte' };
  expect(errors(contactRequestSchema, contact)).toEqual([]);
  expect(errors(contactRequestSchema, { ...contact, callbackTime: '' })).toEqual([]);
  expect(errors(contactRequestSchema, { ...contact, callbackTime: 'morgens' })).toEqual([
    { field: 'telephone', message: 'Telephone number is required' },
  ]);
  expect(errors(callbackRequestSchema as never, contact)).toEqual([
    { field: 'telephone', message: 'Telephone number is required' },
    { field: 'callbackTime', message: 'Please enter when we may call you' },
  ]);
});
