import { object, type InferType } from 'yup';
import { adminNotes, version } from './admin-fields.js';
import { contactStatuses, languages, maximumLengths } from './constants.js';
import { blankAsAbsent, choice, email, line, paragraph } from './fields.js';
import { listQueryFields } from './list-query.js';
import { sentence } from './messages/translate.js';

/** Body of `POST /api/contacts` (contract; public spec §5). `language` is that of the acknowledgement. */
export const contactRequestSchema = object({
  name: line().required(sentence('contact.name')).max(maximumLengths.contactName, sentence('contact.nameLength')),
  email: email(),
  subject: line()
    .required(sentence('contact.subject'))
    .max(maximumLengths.contactSubject, sentence('contact.subjectLength')),
  message: paragraph()
    .required(sentence('contact.message'))
    .max(maximumLengths.contactMessage, sentence('contact.messageLength')),
  language: choice(languages, sentence('language.oneOf')).transform(blankAsAbsent),
})
  .noUnknown()
  .typeError(sentence('body.object'));

/** Body of `PUT /api/contacts/admin/{id}/status`; notes that are not given stay, `null` clears them. */
export const contactUpdateSchema = object({
  status: choice(contactStatuses, sentence('contact.status')).required(sentence('contact.status')),
  adminNotes: adminNotes(),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

/** Query of `GET /api/contacts/admin/all`; an empty value counts as not given. */
export const contactListQuerySchema = object({
  ...listQueryFields(),
  status: choice(contactStatuses, sentence('contact.status')).transform(blankAsAbsent),
}).noUnknown();

export type ContactRequest = InferType<typeof contactRequestSchema>;
export type ContactUpdate = InferType<typeof contactUpdateSchema>;
export type ContactListQuery = InferType<typeof contactListQuerySchema>;
