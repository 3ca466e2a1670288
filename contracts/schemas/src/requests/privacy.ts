import { object, type InferType } from 'yup';
import { described } from '../fields/described.js';
import { email } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';

/** Body of `POST /api/admin/privacy/export` and `/erase`: whose data are meant. */
export const privacyRequestSchema = described(
  object({ email: email('E-mail address of the person, whatever the case') })
    .noUnknown()
    .typeError(sentence('body.object')),
  'Whose data are meant',
  { title: 'PrivacyRequest' },
);

export type PrivacyRequest = InferType<typeof privacyRequestSchema>;
