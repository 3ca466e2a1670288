import type { components } from '@vitrine/platform';
import type { Permission } from '@vitrine/schemas';

/** An order or a contact request on which staff work together. */
export interface DeskRecord {
  kind: 'order' | 'contact';
  id: string;
}

export type TimelineEntry = components['schemas']['TimelineDto']['entries'][number];
export type NoteEntry = components['schemas']['NoteEntryDto'];

const PATHS = { order: '/api/orders', contact: '/api/contacts/admin' } as const;

/**
 * Path of an operation on a record, for the API client. Both kinds have the same operations, so the paths of the order stand for both in the type.
 */
export const pathOf = <Operation extends string>({ kind }: DeskRecord, operation: Operation) =>
  `${PATHS[kind]}/{id}/${operation}` as `/api/orders/{id}/${Operation}`;

/** The permission to write beside a record. */
export const writing = ({ kind }: DeskRecord): Permission => `${kind}s:write`;

/** Who works on a record, and when: its assignee, its follow-up. */
export type Work = components['schemas']['WorkDto'];

/** Query key prefix of everything read about a kind of record: its lists, its counts, each record. */
export const recordsKey = ({ kind }: DeskRecord) => [`${kind}s`] as const;

/** Query keys of what the desk shows of a record. */
export const deskKeys = {
  timeline: ({ kind, id }: DeskRecord) => ['desk', kind, id, 'timeline'] as const,
  due: ['desk', 'due'] as const,
  colleagues: ['desk', 'colleagues'] as const,
  retailer: ({ kind, id }: DeskRecord) => ['desk', kind, id, 'retailer'] as const,
  page: (record: DeskRecord, cursor: string) => [...deskKeys.timeline(record), cursor] as const,
};
