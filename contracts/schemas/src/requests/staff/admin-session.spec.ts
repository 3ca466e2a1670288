import { ValidationError } from 'yup';
import { changePasswordFormSchema } from './admin-session.js';
import { fieldErrors } from '../../fields/fields.js';

function listErrors(body: unknown) {
  try {
    changePasswordFormSchema.validateSync(body, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrors(error);
    throw error;
  }
  return [];
}

const change = { currentPassword: 'old password 1', newPassword: 'new password 1', confirmation: 'new password 1' };

test.each([
  [{ currentPassword: '' }, 'currentPassword', 'Current password is required'],
  [
    { newPassword: 'short', confirmation: 'short' },
    'newPassword',
    'New password must be between 12 and 128 characters',
  ],
  [{ confirmation: 'another' }, 'confirmation', 'New passwords do not match'],
  [
    { newPassword: 'old password 1', confirmation: 'old password 1' },
    'newPassword',
    'New password must differ from the current one',
  ],
])('%p is refused', (changes, field, message) => {
  expect(listErrors({ ...change, ...changes })).toEqual([{ field, message }]);
});

test('a valid change is accepted', () => expect(listErrors(change)).toEqual([]));
