import { ApiFailure } from '@vitrine/platform';
import { findRefusal } from './server-errors.js';

const values = { code: 'A', services: ['x'], translations: { en: { name: '' } } };

it('puts each error on its field, errors of list entries on the list', () => {
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

it('puts a refusal with a known code on its field', () => {
  const failure = new ApiFailure(409, 'COUPON_CODE_EXISTS', 'Coupon code already exists');
  expect(findRefusal(failure, values, { COUPON_CODE_EXISTS: 'code' }).errors).toEqual({
    code: 'Coupon code already exists',
  });
});

it('finds no errors of fields in another failure', () => {
  expect(findRefusal(new Error('lost'), values)).toEqual({ errors: {}, others: [] });
});
