import { object, string } from 'yup';
import { ApiError } from '../errors/api-error.js';
import { mergeAndValidate, validateWithSchema } from './validate-with-schema.js';

const schema = object({ name: string().required('Name is required'), city: string().required('City is required') });
const present = { id: '1', name: 'Maison', city: 'Wien', version: 3, updatedAt: new Date(0), updatedBy: null };

function refusal(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return { status: error.getStatus(), code: error.code, fields: error.fields };
  }
  return undefined;
}

test('each missing field is reported', () => {
  expect(refusal(() => validateWithSchema(schema, {}))).toEqual({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: [
      { field: 'name', message: 'Name is required' },
      { field: 'city', message: 'City is required' },
    ],
  });
});

test('a subset is merged into the present fields, and unknown fields are dropped', () => {
  expect(mergeAndValidate(schema, present, { city: 'Graz', id: '2', other: 1 })).toEqual({
    name: 'Maison',
    city: 'Graz',
  });
});

test('the merged fields must match the schema', () => {
  expect(refusal(() => mergeAndValidate(schema, present, { name: '' }))).toMatchObject({
    fields: [{ field: 'name', message: 'Name is required' }],
  });
});

test.each([3, '3', null, '', undefined])('version %p, the present one or none, is accepted', (version) => {
  expect(mergeAndValidate(schema, present, { version })).toEqual({ name: 'Maison', city: 'Wien' });
});

test.each([2, 4, '2'])('version %p is stale, even if other fields are invalid', (version) => {
  expect(refusal(() => mergeAndValidate(schema, present, { name: '', version }))).toMatchObject({
    status: 409,
    code: 'STALE_VERSION',
  });
});

test('a version that is not a number is refused', () => {
  expect(refusal(() => mergeAndValidate(schema, present, { version: 'new' }))).toMatchObject({ status: 400 });
});
