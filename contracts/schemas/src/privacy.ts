import { object, type InferType } from 'yup';
import { email } from './fields.js';
import { sentence } from './messages/translate.js';

/** Body of `POST /api/admin/privacy/export` and `/erase`: whose data are meant. */
export const privacyRequestSchema = object({ email: email() }).noUnknown().typeError(sentence('body.object'));

export type PrivacyRequest = InferType<typeof privacyRequestSchema>;
