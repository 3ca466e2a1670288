import type { InferType } from 'yup';
import { email } from '../fields/fields.js';
import { requestBody } from '../fields/request-body.js';

/** Body of `POST /api/admin/privacy/export` and `/erase`. */
export const privacyRequestSchema = requestBody('PrivacyRequest', 'Whose data are meant', {
  email: email('E-mail address of the person, whatever the case'),
});

export type PrivacyRequest = InferType<typeof privacyRequestSchema>;
