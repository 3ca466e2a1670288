import { array, mixed, object, type InferType } from 'yup';
import { DEMONSTRATION_KINDS, DEMONSTRATION_LIMITS, DEMONSTRATION_STATUSES } from '../../constants.js';
import { adminNotes, version } from '../../fields/admin-fields.js';
import { choiceField } from '../../fields/choice-field.js';
import { described } from '../../fields/described.js';
import { blankAsAbsent, boundedLine, choice, consent, cutBehind, email, line, telephone } from '../../fields/fields.js';
import { answerLanguage, visitorNotes } from '../visitor-fields.js';
import { requestBody } from '../../fields/request-body.js';
import { sentence } from '../../messages/translate.js';
import { DEMONSTRATION_EXPORT_COLUMNS, exportColumns } from '../export-columns.js';
import { cursorField, listQueryFields } from '../list-query.js';

const { wishes: MAX_WISHES, daysAhead: DAYS_AHEAD } = DEMONSTRATION_LIMITS;
const DAY_MS = 86_400_000;

/** A time with its offset, so that it names one instant. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isInstant = (value: string): boolean => INSTANT.test(value) && !Number.isNaN(Date.parse(value));

/** An ISO 8601 time with its offset that is in the future and not too far from now. */
const comingTime = () =>
  line()
    .test('instant', sentence('demonstration.wish'), (value) => !value || isInstant(value))
    .test('future', sentence('demonstration.future'), (value) => {
      return !value || !isInstant(value) || Date.parse(value) > Date.now();
    })
    .test('near', sentence('demonstration.near'), (value) => {
      return !value || !isInstant(value) || Date.parse(value) <= Date.now() + DAYS_AHEAD * DAY_MS;
    });

const wishes = () =>
  array()
    .of(
      described(comingTime().required(sentence('demonstration.wish')), 'A time with its offset from UTC', {
        format: 'date-time',
      }),
    )
    .transform(cutBehind(MAX_WISHES))
    .typeError(sentence('demonstration.wishes'))
    .required(sentence('demonstration.wishes'))
    .min(1, sentence('demonstration.wishes'))
    .max(MAX_WISHES, sentence('demonstration.wishes'))
    .test('distinct', (times, context) => {
      const instants = times.map((time) => (isInstant(time) ? Date.parse(time) : Number.NaN));
      const twice = instants.findIndex((at, index) => instants.indexOf(at) < index && !Number.isNaN(at));
      if (twice === -1) return true;
      return context.createError({ path: `${context.path}[${twice}]`, message: sentence('demonstration.twice') });
    });

/** Body of `POST /api/demonstrations` (contract). The times are wishes, of which staff confirm one. */
export const demonstrationRequestSchema = requestBody('DemonstrationRequest', 'A request for a demonstration', {
  kind: choiceField(
    DEMONSTRATION_KINDS,
    'demonstration.kind',
    'Where: `store` in one of the stores, `video` in a video call',
    'video',
  ),
  storeId: described(
    mixed<string>()
      .meta({ jsonSchema: { type: 'string' } })
      .transform(blankAsAbsent)
      .when('kind', {
        is: 'store',
        then: (schema) =>
          schema
            .required(sentence('demonstration.store'))
            .test('text', sentence('demonstration.storeUnknown'), (value) => typeof value === 'string'),
        otherwise: (schema) => schema.transform(() => undefined),
      }),
    'Id of the store; required for the kind `store`, left out of account otherwise',
    { format: 'uuid', example: '0197a3f2-7c1e-7000-8000-000000000000' },
  ),
  name: described(boundedLine('fullName'), 'First and last name', { example: 'Erika Muster' }),
  email: email('Where the acknowledgement goes'),
  telephone: described(telephone().transform(blankAsAbsent), 'Telephone number, if staff may call', {
    example: '+49 89 1234567',
  }),
  company: described(boundedLine('companyName'), 'Company', { example: 'Juwelier Beispiel GmbH' }),
  wishes: described(
    wishes(),
    `One to ${MAX_WISHES} times, the best first; each in the future and within ${DAYS_AHEAD} days`,
  ),
  notes: visitorNotes('What the visitor adds; several lines', 'Uns interessiert vor allem die Signature-Edition.'),
  consent: described(
    consent(sentence('demonstration.consent')),
    'Consent to the processing of the request; it must be true',
    { example: true },
  ),
  language: answerLanguage('the mails'),
});

/**
 * Body of `PUT /api/demonstrations/admin/{id}/status`. Confirming needs the time: one of the wishes, or another one that was agreed on.
 * Absent notes are unchanged.
 */
export const demonstrationUpdateSchema = requestBody(
  'DemonstrationUpdate',
  'What staff change of a request for a demonstration',
  {
    status: choiceField(
      DEMONSTRATION_STATUSES,
      'demonstration.status',
      'New status; `confirmed` and `declined` are sent to the customer by mail',
      'declined',
    ),
    appointment: described(
      comingTime().transform(blankAsAbsent),
      'The confirmed time with its offset from UTC; required to confirm, and left out of account otherwise',
      { format: 'date-time' },
    ),
    adminNotes: adminNotes(),
    version: version(),
  },
);

const { search, page, limit } = listQueryFields('Every word must begin a word of the name, company or e-mail address');

/** Filters of the list of requests for a demonstration. */
const demonstrationFilters = {
  search,
  status: described(
    choice(DEMONSTRATION_STATUSES, sentence('demonstration.status')).transform(blankAsAbsent),
    'Only those of this status',
    { example: 'new' },
  ),
  kind: described(
    choice(DEMONSTRATION_KINDS, sentence('demonstration.kind')).transform(blankAsAbsent),
    'Only those of this kind',
    { example: 'video' },
  ),
};

/** Query of `GET /api/demonstrations/admin/all`; an empty value counts as not given. */
export const demonstrationListQuerySchema = object({
  ...demonstrationFilters,
  page,
  limit,
  cursor: cursorField(),
}).noUnknown();

/** Query of `GET /api/demonstrations/admin/export`: the filters of the list, and the columns. */
export const demonstrationExportQuerySchema = object({
  ...demonstrationFilters,
  columns: exportColumns(DEMONSTRATION_EXPORT_COLUMNS, '`company` and `name`'),
}).noUnknown();

export type DemonstrationRequest = InferType<typeof demonstrationRequestSchema>;
export type DemonstrationUpdate = InferType<typeof demonstrationUpdateSchema>;
export type DemonstrationListQuery = InferType<typeof demonstrationListQuerySchema>;
export type DemonstrationExportQuery = InferType<typeof demonstrationExportQuerySchema>;
