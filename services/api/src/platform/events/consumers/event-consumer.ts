import { createProviderDecorator } from '../../../common/create-provider-decorator.js';
import type { EventType } from '@vitrine/schemas';
import type { Queryable } from '../../../database/database.js';

/** Something that happened, as a consumer receives it (contract: Events). */
export interface ReceivedEvent {
  /** UUID v7. */
  id: string;
  type: EventType;
  at: Date;
  /** `id` of the thing that the type names first, further ids, states and amounts; nothing personal. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * What an extension does when an event happens: a provider of its module in the worker, marked with {@link ConsumesEvents}. It receives
 * every event of its types that happens after its first start, in order and at least once, each in a transaction that also stores the new
 * position: what is written on `connection` is written exactly once. An event at which it fails is retried, and later events wait for it.
 */
export interface EventConsumer {
  /** Unique, and never changed: the extension's name, a dot and a word, such as `appointments.handovers`. */
  readonly name: string;
  readonly types: readonly EventType[];
  /** Only writes to the database, mails included, and calls no other server: the transaction is ended after ten seconds. */
  receive: (event: ReceivedEvent, connection: Queryable) => Promise<void>;
}

/** Marks a provider as an {@link EventConsumer}. */
export const ConsumesEvents = createProviderDecorator();
