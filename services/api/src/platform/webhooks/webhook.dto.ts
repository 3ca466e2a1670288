import { ApiProperty } from '@nestjs/swagger';
import { EVENT_TYPES, type EventType } from '@vitrine/schemas';

/** An address that events are sent to. */
export class WebhookDto {
  /** UUID v7. */
  id!: string;
  /** Where events are sent. @example "https://erp.example/hooks/vitrine" */
  url!: string;
  /** Types of events that are sent. */
  @ApiProperty({ enum: EVENT_TYPES, enumName: 'EventType', isArray: true })
  events!: EventType[];
  /** What it is for. @example "Orders into the ERP" */
  description!: string;
  /** Whether events are sent. */
  isActive!: boolean;
  /** Why the system switched it off: it answered 410, or failed for five days; `null` = it did not. */
  @ApiProperty({ enum: ['gone', 'failing'], nullable: true, type: String })
  endedReason!: 'gone' | 'failing' | null;
  /** When the system switched it off, ISO 8601. */
  endedAt!: string | null;
  /** Of the first failure after which nothing was delivered, ISO 8601; `null` = the last delivery succeeded. */
  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  failingSince!: string | null;
  /** Until when the secret before the present one signs too, ISO 8601; `null` = it does not. Earlier ones end before it. */
  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  previousSecretUntil!: string | null;
  /** When it was made, ISO 8601. */
  createdAt!: string;
  /** When it was changed last, ISO 8601. */
  updatedAt!: string;
  /** Raised by every change; a `PUT` with an older one is 409 `STALE_VERSION`. @example 1 */
  version!: number;
}

/** A webhook with the secret that was just made for it. */
export class WebhookWithSecretDto extends WebhookDto {
  /** The secret with which deliveries are verified (Standard Webhooks); only this answer contains it. @example "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=" */
  secret!: string;
}

/** One sending of an event to an address, with all its attempts. */
export class DeliveryDto {
  /** UUID v7. */
  id!: string;
  /** Of the event; the `webhook-id` of every attempt. */
  eventId!: string;
  /** Type of the event, or `webhook.test`. @example "order.created" */
  eventType!: string;
  /** Delivered: the address answered 2xx. Failed: no further attempt is made. */
  @ApiProperty({ enum: ['pending', 'delivered', 'failed'] })
  status!: 'pending' | 'delivered' | 'failed';
  /** Attempts so far. @example 1 */
  attempts!: number;
  /** When the next one is due, ISO 8601; `null` = none will be made. */
  nextAttemptAt!: string | null;
  /** When the last one was made, ISO 8601. */
  lastAttemptAt!: string | null;
  /** HTTP status of the last answer; `null` = there was none. @example 200 */
  responseStatus!: number | null;
  /** How long the last attempt took, milliseconds. @example 83 */
  responseMs!: number | null;
  /** The beginning of the last answer. */
  responseBody!: string | null;
  /** Why the last attempt failed, as a sentence. @example "The address did not answer within 15 seconds" */
  error!: string | null;
  /** When it was to be sent for the first time, ISO 8601. */
  createdAt!: string;
  /** When it was delivered, ISO 8601. */
  deliveredAt!: string | null;
}

/** Deliveries of a webhook, newest first. */
export class DeliveriesDto {
  /** The deliveries. */
  deliveries!: DeliveryDto[];
  /** What to send as `cursor` to read on; null = there are no older ones. */
  @ApiProperty({ type: String, nullable: true })
  next!: string | null;
}
