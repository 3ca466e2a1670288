import { object, type InferType } from 'yup';
import { adminNotes, version } from '../fields/admin-fields.js';
import { CONTACT_STATUSES, MAXIMUM_LENGTHS } from '../constants.js';
import { choiceField } from '../fields/choice-field.js';
import { described } from '../fields/described.js';
import { blankAsAbsent, choice, email, line, paragraph, requiredTelephone, telephone } from '../fields/fields.js';
import { answerLanguage } from './visitor-fields.js';
import { requestBody } from '../fields/request-body.js';
import { dayFilters } from './day-filters.js';
import { workFilters } from './desk.js';
import { bulkRows, bulkStatus } from './bulk-rows.js';
import { CONTACT_EXPORT_COLUMNS, exportColumns } from './export-columns.js';
import { cursorField, listQueryFields } from './list-query.js';
import { sentence } from '../messages/translate.js';

/** Body of `POST /api/contacts` (contract; public spec §5). `language` is that of the acknowledgement. */
export const contactRequestSchema = requestBody('ContactRequest', 'A contact request', {
  name: described(
    line().required(sentence('contact.name')).max(MAXIMUM_LENGTHS.contactName, sentence('contact.nameLength')),
    'Name of who writes',
    { example: 'Erika Muster' },
  ),
  email: email('Where the acknowledgement goes'),
  subject: described(
    line().required(sentence('contact.subject')).max(MAXIMUM_LENGTHS.contactSubject, sentence('contact.subjectLength')),
    'What it is about',
    { example: 'Beratung' },
  ),
  message: described(
    paragraph()
      .required(sentence('contact.message'))
      .max(MAXIMUM_LENGTHS.contactMessage, sentence('contact.messageLength')),
    'The message; several lines',
    { example: 'Welche Edition passt zu unserem Haus?' },
  ),
  telephone: described(
    telephone()
      .transform(blankAsAbsent)
      .when('callbackTime', {
        is: (time: unknown) => typeof time === 'string' && time !== '',
        then: (schema) => schema.required(sentence('telephone.required')),
      }),
    'Telephone number; required where a call is asked for',
    { example: '+49 89 1234567' },
  ),
  callbackTime: described(
    line().max(MAXIMUM_LENGTHS.callbackTime, sentence('contact.callbackTimeLength')).transform(blankAsAbsent),
    'When the visitor wishes to be called back, in their own words; absent = no call is asked for',
    { example: 'Dienstag ab 14 Uhr' },
  ),
  language: answerLanguage('the acknowledgement'),
});

/** Rules of the callback form: the contact form, with telephone number and time of the call required. */
export const callbackRequestSchema = contactRequestSchema.shape({
  telephone: requiredTelephone(),
  callbackTime: line()
    .required(sentence('contact.callbackTime'))
    .max(MAXIMUM_LENGTHS.callbackTime, sentence('contact.callbackTimeLength')),
});

/** Body of `PUT /api/contacts/admin/{id}/status`; absent notes are unchanged, `null` clears them. */
export const contactUpdateSchema = requestBody('ContactUpdate', 'What staff change of a contact request', {
  status: choiceField(CONTACT_STATUSES, 'contact.status', 'New status', 'replied'),
  adminNotes: adminNotes(),
  version: version(),
});

const { search, page, limit } = listQueryFields('Every word must begin a word of the name, e-mail address or subject');

/** Filters of the list of contact requests. */
const contactFilters = {
  search,
  status: described(
    choice(CONTACT_STATUSES, sentence('contact.status')).transform(blankAsAbsent),
    'Only those of this status',
    { example: 'new' },
  ),
  ...dayFilters('received'),
  ...workFilters(),
};

/** Query of `GET /api/contacts/admin/all`; an empty value counts as not given. */
export const contactListQuerySchema = object({ ...contactFilters, page, limit, cursor: cursorField() }).noUnknown();

/** Query of `GET /api/contacts/admin/export`: the filters of the list, and the columns. */
export const contactExportQuerySchema = object({
  ...contactFilters,
  columns: exportColumns(CONTACT_EXPORT_COLUMNS, '`assignee`, `name`, `email` and `subject`'),
}).noUnknown();

const found = bulkRows(contactFilters, 'Which contact requests: the filters of the list');

/** Body of `POST /api/contacts/admin/bulk/status`. */
export const bulkContactsStatusSchema = requestBody(
  'BulkContactsStatus',
  'A new status for all contact requests that a list finds',
  bulkStatus(found, CONTACT_STATUSES, 'contact.status', 'closed'),
);

/** Body of `POST /api/contacts/admin/bulk/delete`. */
export const bulkContactsSchema = requestBody('BulkContacts', 'All contact requests that a list finds', found);

export type ContactRequest = InferType<typeof contactRequestSchema>;
export type ContactUpdate = InferType<typeof contactUpdateSchema>;
export type ContactListQuery = InferType<typeof contactListQuerySchema>;
export type ContactExportQuery = InferType<typeof contactExportQuerySchema>;
export type BulkContactsStatus = InferType<typeof bulkContactsStatusSchema>;
export type BulkContacts = InferType<typeof bulkContactsSchema>;
