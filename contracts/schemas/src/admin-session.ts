import { object, ref, string, type InferType } from 'yup';
import { lengths, maximumLengths } from './constants.js';
import { line } from './fields.js';
import { sentence } from './messages/translate.js';

const password = () => string().strict().typeError(sentence('text.type'));

/** Body of `POST /api/admin/login`. The password is taken as typed. */
export const signInSchema = object({
  email: line().required(sentence('email.required')).max(maximumLengths.email, sentence('email.format')),
  password: password().required(sentence('password.required')),
})
  .noUnknown()
  .typeError(sentence('body.object'));

/** Body of `POST /api/admin/change-password` (contract: 12 to 128 characters, not the current one). */
export const changePasswordSchema = object({
  currentPassword: password().required(sentence('currentPassword.required')),
  newPassword: password()
    .required(sentence('newPassword.required'))
    .min(lengths.newPassword.min, sentence('newPassword.length'))
    .max(lengths.newPassword.max, sentence('newPassword.length'))
    .notOneOf([ref('currentPassword')], sentence('newPassword.same')),
})
  .noUnknown()
  .typeError(sentence('body.object'));

/** The form in front of it, which asks for the new password twice (back-office spec §5). */
export const changePasswordFormSchema = changePasswordSchema.shape({
  confirmation: password()
    .required(sentence('confirmation.required'))
    .oneOf([ref('newPassword')], sentence('confirmation.match')),
});

export type SignIn = InferType<typeof signInSchema>;
export type ChangePassword = InferType<typeof changePasswordSchema>;
export type ChangePasswordForm = InferType<typeof changePasswordFormSchema>;
