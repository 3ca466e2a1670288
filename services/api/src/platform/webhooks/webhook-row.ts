import { EVENT_TYPES } from '@vitrine/schemas';
import { db } from '../../database/db.js';
import type { DeliveryDto, WebhookDto } from './webhook.dto.js';

/** A webhook as it is stored, without its secrets. */
export interface WebhookRow {
  id: string;
  url: string;
  events: string[];
  description: string;
  isActive: boolean;
  endedReason: 'gone' | 'failing' | null;
  endedAt: Date | null;
  failingSince: Date | null;
  previousUntil: Date | null;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
  version: number;
}

/** Selects webhooks; callers add the condition. */
export const WEBHOOKS = db
  .selectFrom('webhooks')
  .select([
    'id',
    'url',
    'events',
    'description',
    'is_active as isActive',
    'ended_reason as endedReason',
    'ended_at as endedAt',
    'failing_since as failingSince',
    'previous_until as previousUntil',
    'created_at as createdAt',
    'updated_at as updatedAt',
    'updated_by as updatedBy',
    'version',
  ])
  .$castTo<WebhookRow>();

const toTime = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A webhook as it is answered. */
export const presentWebhook = (row: WebhookRow): WebhookDto => ({
  id: row.id,
  url: row.url,
  events: EVENT_TYPES.filter((type) => row.events.includes(type)),
  description: row.description,
  isActive: row.isActive,
  endedReason: row.endedReason,
  endedAt: toTime(row.endedAt),
  failingSince: toTime(row.failingSince),
  previousSecretUntil: row.previousUntil !== null && row.previousUntil > new Date() ? toTime(row.previousUntil) : null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

/** A delivery as it is stored. */
export interface DeliveryRow {
  id: string;
  eventId: string;
  eventType: string;
  status: 'pending' | 'delivered' | 'failed';
  attempts: number;
  nextAttemptAt: Date;
  lastAttemptAt: Date | null;
  responseStatus: number | null;
  responseMs: number | null;
  responseBody: string | null;
  error: string | null;
  createdAt: Date;
  deliveredAt: Date | null;
}

/** Selects deliveries; callers add the condition. */
export const DELIVERIES = db
  .selectFrom('webhook_deliveries')
  .select([
    'id',
    'event_id as eventId',
    'event_type as eventType',
    'status',
    'attempts',
    'next_attempt_at as nextAttemptAt',
    'last_attempt_at as lastAttemptAt',
    'response_status as responseStatus',
    'response_ms as responseMs',
    'response_body as responseBody',
    'error',
    'created_at as createdAt',
    'delivered_at as deliveredAt',
  ])
  .$castTo<DeliveryRow>();

/** A delivery as it is answered. */
export const presentDelivery = (row: DeliveryRow): DeliveryDto => ({
  ...row,
  nextAttemptAt: row.status === 'pending' ? row.nextAttemptAt.toISOString() : null,
  lastAttemptAt: toTime(row.lastAttemptAt),
  createdAt: row.createdAt.toISOString(),
  deliveredAt: toTime(row.deliveredAt),
});
