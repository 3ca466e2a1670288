import { sql, type RawBuilder } from 'kysely';
import type { RequestSubject } from '../../platform/notifications/outbox/outbox-entry.js';
import { isInPresence } from '../visitor-requests/presence.js';

/** What staff work on together: where one kind of records is stored, and what it is called. */
export interface RecordKind {
  readonly name: RequestSubject;
  readonly table: 'orders' | 'contacts' | 'demonstrations';
  /** The column that names a record elsewhere, as in the outbox. */
  readonly reference: 'order_id' | 'contact_id' | 'demonstration_id';
  /** What one is called in a 404 answer. */
  readonly noun: string;
  /** Where its operations for staff are below `/api`; the id follows. */
  readonly path: string;
  /** Whose `:read` and `:write` the operations ask for. */
  readonly permissions: 'orders' | 'contacts';
  /** Whether a row of the table, which has no alias, is one that staff see. */
  readonly isPresent: RawBuilder<boolean>;
  /** Whether the person was taken out of a row. */
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

/** The kinds of records that are assigned to somebody, have a follow-up, and are replied to. */
export type WorkedKind = (typeof RECORDS)['order' | 'contact'];
