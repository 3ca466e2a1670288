import { sql, type RawBuilder } from 'kysely';
import type { RequestSubject } from '../../platform/notifications/outbox/outbox-entry.js';
import { isInPresence } from '../visitor-requests/presence.js';

/** A kind of records that staff work on: how it is stored and named. */
export interface RecordKind {
  readonly name: RequestSubject;
  readonly table: 'orders' | 'contacts' | 'demonstrations';
  /** The column with the record's id in other tables, such as the outbox. */
  readonly reference: 'order_id' | 'contact_id' | 'demonstration_id';
  /** Name of a record in a 404 answer. */
  readonly noun: string;
  /** Path of its operations for staff, after `/api/` and before the id. */
  readonly path: string;
  /** Prefix of the permissions `:read` and `:write` of the operations. */
  readonly permissions: 'orders' | 'contacts';
  /** Condition on the table, without an alias: staff see the row. */
  readonly isPresent: RawBuilder<boolean>;
  /** Condition on the table: the person was erased from the row. */
  readonly isErased: RawBuilder<boolean>;
}

const NEVER = sql<boolean>`false`;

export const RECORDS = {
  order: {
    name: 'order',
    table: 'orders',
    reference: 'order_id',
    noun: 'Order',
    path: 'orders',
    permissions: 'orders',
    isPresent: isInPresence('present', 'orders'),
    isErased: sql<boolean>`erased_at is not null`,
  },
  contact: {
    name: 'contact',
    table: 'contacts',
    reference: 'contact_id',
    noun: 'Contact',
    path: 'contacts/admin',
    permissions: 'contacts',
    isPresent: isInPresence('present', 'contacts'),
    isErased: NEVER,
  },
  demonstration: {
    name: 'demonstration',
    table: 'demonstrations',
    reference: 'demonstration_id',
    noun: 'Demonstration',
    path: 'demonstrations/admin',
    permissions: 'contacts',
    isPresent: isInPresence('present', 'demonstrations'),
    isErased: NEVER,
  },
} as const satisfies Record<RequestSubject, RecordKind>;

/** The kinds of records that can be assigned, followed up and replied to. */
export type WorkedKind = (typeof RECORDS)['order' | 'contact'];
