import { ref, string, type InferType } from 'yup';
import { LENGTHS, MAXIMUM_LENGTHS } from '../../constants.js';
import { described } from '../../fields/described.js';
import { line } from '../../fields/fields.js';
import { requestBody } from '../../fields/request-body.js';
import { sentence } from '../../messages/translate.js';

/** A password; it is not trimmed or normalised. */
export const password = (description: string) =>
  described(string().strict().typeError(sentence('text.type')), description, { format: 'password' });

/** Body of `POST /api/admin/login`. */
export const signInSchema = requestBody('SignIn', 'Who signs in', {
  email: described(
    line().required(sentence('email.required')).max(MAXIMUM_LENGTHS.email, sentence('email.format')),
    'E-mail address of the account',
    { format: 'email', example: 'owner@house.example' },
  ),
  password: password('Password, as typed').required(sentence('password.required')),
});

/** Body of `POST /api/admin/change-password` (contract: 12 to 128 characters, not the current one). */
export const changePasswordSchema = requestBody('PasswordChange', 'The password now, and the one to come', {
  currentPassword: password('The password now').required(sentence('currentPassword.required')),
  newPassword: password('The one to come; another one than now')
    .required(sentence('newPassword.required'))
    .min(LENGTHS.newPassword.min, sentence('newPassword.length'))
    .max(LENGTHS.newPassword.max, sentence('newPassword.length'))
    .notOneOf([ref('currentPassword')], sentence('newPassword.same')),
});

/** Rules of its form, which asks for the new password twice (back-office spec §5). */
export const changePasswordFormSchema = changePasswordSchema.shape({
  confirmation: password('The new one again')
    .required(sentence('confirmation.required'))
    .oneOf([ref('newPassword')], sentence('confirmation.match')),
});

export type SignIn = InferType<typeof signInSchema>;
export type ChangePassword = InferType<typeof changePasswordSchema>;
