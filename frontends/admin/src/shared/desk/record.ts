import type { components } from '@vitrine/platform';
import type { Permission } from '@vitrine/schemas';

/** What staff work on together. */
export interface DeskRecord {
  kind: 'order' | 'contact';
  id: string;
}

export type TimelineEntry = components['schemas']['TimelineDto']['entries'][number];
export type NoteEntry = components['schemas']['NoteEntryDto'];

const PATHS = { order: '/api/orders', contact: '/api/contacts/admin' } as const;

/** Path of an operation on a record, for the client of the API: both kinds have the same operations, which the type of the order's stands for. */
export const pathOf = <Operation extends string>({ kind }: DeskRecord, operation: Operation) =>
  `${PATHS[kind]}/{id}/${operation}` as `/api/orders/{id}/${Operation}`;

/** What one must have to write beside a record. */
export const writing = ({ kind }: DeskRecord): Permission => `${kind}s:write`;

/** What of a record concerns who works on it. */
export type Work = components['schemas']['WorkDto'];

/** Under which everything that is read of a kind of records lies in the query cache: its lists, its counts, each record. */
export const recordsKey = ({ kind }: DeskRecord) => [`${kind}s`] as const;

/** Where what the desk shows of a record lies in the query cache. */
export const deskKeys = {
  timeline: ({ kind, id }: DeskRecord) => ['desk', kind, id, 'timeline'] as const,
  due: ['desk', 'due'] as const,
  colleagues: ['desk', 'colleagues'] as const,
  retailer: ({ kind, id }: DeskRecord) => ['desk', kind, id, 'retailer'] as const,
  page: (record: DeskRecord, cursor: string) => [...deskKeys.timeline(record), cursor] as const,
};
