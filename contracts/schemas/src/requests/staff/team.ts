import { ref, type InferType } from 'yup';
import { LENGTHS, MAXIMUM_LENGTHS } from '../../constants.js';
import { version } from '../../fields/admin-fields.js';
import { described } from '../../fields/described.js';
import { blankAsAbsent, choice, email, line } from '../../fields/fields.js';
import { requestBody } from '../../fields/request-body.js';
import { sentence } from '../../messages/translate.js';
import { ROLES, STAFF_STATES } from '../../permissions.js';
import { password } from './admin-session.js';

const name = () =>
  described(line().max(MAXIMUM_LENGTHS.staffName, sentence('staff.nameLength')), 'How colleagues call this person', {
    example: 'Clara Vogt',
  });

const role = () =>
  described(choice(ROLES, sentence('staff.role')), 'What this person is in the team, which decides what is allowed', {
    example: 'sales',
  });

/** Body of `POST /api/admin/staff/invitations`. */
export const invitationSchema = requestBody('Invitation', 'Who is invited, and as what', {
  email: email('Where the invitation goes, and by which the account signs in'),
  name: name().required(sentence('staff.name')),
  role: role().required(sentence('staff.roleRequired')),
});

/** Body of `PUT /api/admin/staff/{id}`: any of these fields; null and empty count as not given. */
export const staffUpdateSchema = requestBody('StaffUpdate', 'What is changed of an account: any of the fields', {
  name: name().transform(blankAsAbsent),
  role: role().transform(blankAsAbsent),
  state: described(
    choice(STAFF_STATES, sentence('staff.state')).transform(blankAsAbsent),
    'A suspended account cannot sign in, and is signed out everywhere; the API keys that it made are revoked',
    { example: 'suspended' },
  ),
  version: version(),
});

/** Body of `PUT /api/admin/me`. */
export const profileSchema = requestBody('Profile', 'What somebody changes of their own account', {
  name: name().required(sentence('staff.name')),
});

const chosenPassword = () =>
  password('The password to come')
    .required(sentence('password.required'))
    .min(LENGTHS.newPassword.min, sentence('password.length'))
    .max(LENGTHS.newPassword.max, sentence('password.length'));

/** Body of `POST /api/admin/invitations/{token}/accept` and `POST /api/admin/password-reset/{token}`. */
export const chosenPasswordSchema = requestBody('ChosenPassword', 'The password that somebody chose', {
  password: chosenPassword(),
});

/** Rules of its form, which asks for the password twice. */
export const chosenPasswordFormSchema = chosenPasswordSchema.shape({
  confirmation: password('The password again')
    .required(sentence('confirmation.required'))
    .oneOf([ref('password')], sentence('confirmation.match')),
});

/** Body of `POST /api/admin/password-reset`. */
export const passwordResetSchema = requestBody('PasswordReset', 'Whose password was forgotten', {
  email: email('E-mail address of the account'),
});

export type Invitation = InferType<typeof invitationSchema>;
export type StaffUpdate = InferType<typeof staffUpdateSchema>;
export type Profile = InferType<typeof profileSchema>;
export type ChosenPassword = InferType<typeof chosenPasswordSchema>;
export type PasswordReset = InferType<typeof passwordResetSchema>;
