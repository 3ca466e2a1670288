import { ApiFailure } from '@vitrine/platform';
import { findRefusal } from './server-errors.js';

const values = { code: 'A', services: ['x'], translations: { en: { name: '' } } };

it('puts each complaint on its field, those of a list on the list', () => {
  const failure = new ApiFailure(400, 'VALIDATION_FAILED', 'Some fields are not valid', [
    { field: 'translations.en.name', message: 'Too long' },
    { field: 'services[3]', message: 'Not a service' },
    { field: 'colour', message: 'Unknown' },
  ]);
  expect(findRefusal(failure, values)).toEqual({
    errors: { translations: { en: { name: 'Too long' } }, services: 'Not a service' },
    others: ['colour: Unknown'],
  });
});

it('puts a refusal known by its code on the field it is about', () => {
  const failure = new ApiFailure(409, 'COUPON_CODE_EXISTS', 'Coupon code already exists');
  expect(findRefusal(failure, values, { COUPON_CODE_EXISTS: 'code' }).errors).toEqual({
    code: 'Coupon code already exists',
  });
});

it('has nothing to say of a failure without fields', () => {
  expect(findRefusal(new Error('lost'), values)).toEqual({ errors: {}, others: [] });
});
