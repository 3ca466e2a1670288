import { object, type InferType } from 'yup';
import {
  COMPANY_TIME_ZONE,
  MAIL_TROUBLES,
  MAXIMUM_LENGTHS,
  PAGING,
  TIMELINE_PAGE,
  type MailTrouble,
} from '../constants.js';
import { version } from '../fields/admin-fields.js';
import { described } from '../fields/described.js';
import { blankAsAbsent, choice, line, paragraph } from '../fields/fields.js';
import { requestBody } from '../fields/request-body.js';
import { sentence } from '../messages/translate.js';
import { wholeBetween } from './list-query.js';
import { localTime } from '../time-zones.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Query fields of a list that is read by cursor (contract: Lists); an empty value counts as not given. */
export const cursorQueryFields = (limit: number) => ({
  cursor: described(
    line().max(MAXIMUM_LENGTHS.search, sentence('desk.cursor')).default(''),
    '`next` of the answer after which to read on; absent = from the newest',
  ),
  limit: described(
    wholeBetween(1, PAGING.maximumLimit, sentence('list.limit')).default(limit),
    'The most entries of an answer',
    { example: limit },
  ),
});

/** Query of a timeline. */
export const timelineQuerySchema = object(cursorQueryFields(TIMELINE_PAGE)).noUnknown();

/** Body of `POST …/notes` and `PUT …/notes/{noteId}`. */
export const noteSchema = requestBody(
  'Note',
  'A note of staff beside an order, a contact request or a request for a demonstration',
  {
    text: described(
      paragraph().required(sentence('note.text')).max(MAXIMUM_LENGTHS.note, sentence('note.length')),
      'The note; several lines, for staff alone',
      { example: 'Wünscht einen Rückruf am Montag.' },
    ),
    version: version(),
  },
);

const EXAMPLE_ID = '0197a3f2-7c1e-7000-8000-000000000000';

/** Body of `PUT …/assignee`; null = nobody. */
export const assigneeSchema = requestBody('Assignee', 'Who of the staff answers an order or a contact request', {
  staffId: described(
    line()
      .nullable()
      .defined(sentence('assignee.id'))
      .test('id', sentence('assignee.id'), (id) => id == null || UUID.test(id)),
    'Id of an active account that may change such records; null = nobody',
    { format: 'uuid', example: EXAMPLE_ID },
  ),
});

/** How many days ahead a follow-up may be. */
const FARTHEST_DAYS = 731;

/** Today in Europe/Berlin, or so many days later, `YYYY-MM-DD`. */
export const companyDay = (later = 0): string =>
  localTime(new Date(Date.now() + later * 86_400_000), COMPANY_TIME_ZONE).slice(0, 10);

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, from the year 1 on. */
export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Body of `PUT …/follow-up`; `on` null removes it. */
export const followUpSchema = requestBody(
  'FollowUp',
  'A day on which staff come back to an order or a contact request',
  {
    on: described(
      line()
        .nullable()
        .defined(sentence('followUp.on'))
        .test('day', sentence('followUp.on'), (on) => on == null || isDay(on))
        .test('past', sentence('followUp.past'), (on) => on == null || !isDay(on) || on >= companyDay())
        .test('far', sentence('followUp.far'), (on) => on == null || !isDay(on) || on <= companyDay(FARTHEST_DAYS)),
      'The day in Europe/Berlin on whose morning staff are reminded (`YYYY-MM-DD`), from today on; null = none any more',
      { format: 'date' },
    ),
    text: described(
      paragraph().nullable().max(MAXIMUM_LENGTHS.followUp, sentence('followUp.length')).default(''),
      'What is to be done, for staff alone; may be empty',
      { example: 'Rückruf wegen der Gravur' },
    ),
  },
);

const PLACEHOLDER = /\{\{[^{}]*\}\}/;

/** Body of `POST …/reply`. */
export const replySchema = requestBody('Reply', 'A reply of staff to a customer', {
  text: described(
    paragraph()
      .required(sentence('reply.text'))
      .max(MAXIMUM_LENGTHS.note, sentence('reply.length'))
      .test('placeholders', sentence('reply.placeholder'), (text) => !text || !PLACEHOLDER.test(text)),
    'What the mail says, with its salutation; a blank line begins a paragraph',
    { example: 'Guten Tag Frau Mustermann,\n\nwir melden uns am Montag bei Ihnen.' },
  ),
});

/** `due` = due follow-ups of everybody; `mine` = those of the caller's records and of records without an assignee. */
export const FOLLOW_UP_FILTERS = ['due', 'mine'] as const;

/** Query fields that filter a list by assignee, follow-up and mails; an empty value counts as not given. */
export const workFilters = () => ({
  assignee: described(
    line()
      .transform(blankAsAbsent)
      .test(
        'assignee',
        sentence('assignee.filter'),
        (value) => !value || /^(me|none)$/.test(value) || UUID.test(value),
      ),
    'Only those of this account (its id), of whoever asks (`me`), or of nobody (`none`); what an account had that is suspended, or may change them no more, is of nobody, too',
    { example: 'me' },
  ),
  followUp: described(
    choice(FOLLOW_UP_FILTERS, sentence('followUp.filter')).transform(blankAsAbsent),
    'Only those whose follow-up is due: whoever it calls for (`due`), or whoever asks (`mine`), which are their own and those of nobody',
    { example: 'due' },
  ),
  mail: described(
    choice(MAIL_TROUBLES, sentence('mail.filter')).transform(blankAsAbsent),
    'Only those with a mail that is sent again after a failure (`retried`), or that was given up and not sent since (`failed`)',
    { example: 'failed' },
  ),
});

export type Reply = InferType<typeof replySchema>;
export type Assignee = InferType<typeof assigneeSchema>;
export type FollowUp = InferType<typeof followUpSchema>;
export interface WorkFilters {
  assignee?: string | undefined;
  followUp?: (typeof FOLLOW_UP_FILTERS)[number] | undefined;
  mail?: MailTrouble | undefined;
}
export type TimelineQuery = InferType<typeof timelineQuerySchema>;
export type Note = InferType<typeof noteSchema>;
