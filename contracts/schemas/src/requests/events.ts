import { array, object, type InferType } from 'yup';
import { EVENTS_PAGE } from '../constants.js';
import { EVENT_TYPES } from '../events.js';
import { described } from '../fields/described.js';
import { line, requiredChoice } from '../fields/fields.js';
import { separated } from '../fields/separated.js';
import { sentence } from '../messages/translate.js';
import { wholeBetween } from './list-query.js';

const position = (description: string) => described(line().default(''), description, { example: '' });

/** Query of `GET /api/events`; an empty value counts as not given. */
export const eventsQuerySchema = object({
  after: position(
    'Tells what came after this: the `next` of an earlier answer, or the id of an event. Empty: from the oldest that is kept',
  ),
  cursor: position('The same as `after`, by the name that all lists have for it; of both this one counts'),
  types: described(
    array()
      .of(requiredChoice(EVENT_TYPES, sentence('event.type')))
      .transform(separated)
      .typeError(sentence('event.type'))
      .default([]),
    'Types of events, separated by commas; empty = all',
    { example: [] },
  ),
  limit: described(
    wholeBetween(1, EVENTS_PAGE.maximum, sentence('event.limit')).default(EVENTS_PAGE.standard),
    'The most events of an answer',
    { example: EVENTS_PAGE.standard },
  ),
}).noUnknown();

export type EventsQuery = InferType<typeof eventsQuerySchema>;
