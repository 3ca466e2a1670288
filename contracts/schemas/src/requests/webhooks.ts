import { array, object, type InferType } from 'yup';
import { MAXIMUM_LENGTHS } from '../constants.js';
import { EVENT_TYPES } from '../events.js';
import { version } from '../fields/admin-fields.js';
import { described } from '../fields/described.js';
import { flag, line, requiredChoice, tooLong } from '../fields/fields.js';
import { requestBody } from '../fields/request-body.js';
import { sentence } from '../messages/translate.js';
import { cursorQueryFields } from './desk.js';

/** Default number of deliveries in an answer. */
const DELIVERIES_PAGE = 30;

/** Allowed addresses of a webhook: http or https, without user name and password. */
const WEBHOOK_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;

const url = () =>
  described(
    line()
      .max(MAXIMUM_LENGTHS.webhookUrl, tooLong(MAXIMUM_LENGTHS.webhookUrl))
      .test('address', sentence('webhook.url'), (value) => !value || WEBHOOK_ADDRESS.test(value)),
    'Where events are sent by POST: https, outside of production also http; redirects are not followed',
    { format: 'uri', example: 'https://erp.example/hooks/vitrine' },
  );
const events = () =>
  described(
    array()
      .of(requiredChoice(EVENT_TYPES, sentence('event.type')))
      .typeError(sentence('webhook.events'))
      .min(1, sentence('webhook.events'))
      .max(EVENT_TYPES.length, sentence('webhook.events')),
    'Types of events that are sent',
    { example: ['order.created', 'order.status_changed'] },
  );
const description = () =>
  described(
    line().max(MAXIMUM_LENGTHS.webhookDescription, tooLong(MAXIMUM_LENGTHS.webhookDescription)),
    'What it is for, for people',
    { example: 'Orders into the ERP' },
  );
const isActive = () =>
  described(
    flag(),
    'Whether events are sent; what happens while they are not is not sent later, but is in the feed for 30 days',
  );

/** Body of `POST /api/admin/webhooks` (contract: Other programs, Webhooks). */
export const webhookSchema = requestBody('NewWebhook', 'An address that events are sent to', {
  url: url().required(sentence('webhook.urlRequired')),
  events: events().required(sentence('webhook.events')),
  description: description().default(''),
  isActive: isActive().default(true),
});

/** Body of `PUT /api/admin/webhooks/{id}`: any subset of the fields. */
export const webhookUpdateSchema = requestBody('WebhookUpdate', 'What is changed of a webhook: any of the fields', {
  url: url().test('present', sentence('webhook.urlRequired'), (value) => value !== ''),
  events: events().optional(),
  description: description(),
  isActive: isActive(),
  version: version(),
});

/** Query of `GET /api/admin/webhooks/{id}/deliveries`. */
export const deliveriesQuerySchema = object(cursorQueryFields(DELIVERIES_PAGE)).noUnknown();

export type NewWebhook = InferType<typeof webhookSchema>;
export type WebhookUpdate = InferType<typeof webhookUpdateSchema>;
export type DeliveriesQuery = InferType<typeof deliveriesQuerySchema>;
