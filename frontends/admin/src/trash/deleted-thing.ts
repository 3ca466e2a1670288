import { TRASH_KINDS, type Permission, type TrashKind } from '@vitrine/schemas';
import { format } from '../shared/format.js';
import type { DeletedOrder, DeletedRequest, RecordKind, TrashEntry } from '../shared/trash/index.js';

/** What was deleted and can be restored: an entry of the trash, or a record, which stays where it was. */
export interface DeletedThing extends Omit<TrashEntry, 'kind'> {
  kind: TrashKind | RecordKind;
}

/** What staff call a record, and who may bring one back; its time alone removes it for good. */
const RECORD_KINDS: Readonly<Record<RecordKind, { title: string; restoring: Permission }>> = {
  orders: { title: 'Order', restoring: 'orders:delete' },
  contacts: { title: 'Contact request', restoring: 'contacts:write' },
  demonstrations: { title: 'Request for a demonstration', restoring: 'contacts:write' },
};

export const DELETED_KINDS = [
  ...(Object.keys(TRASH_KINDS) as TrashKind[]),
  ...(Object.keys(RECORD_KINDS) as RecordKind[]),
] as const;

export const isRecordKind = (kind: DeletedThing['kind']): kind is RecordKind => kind in RECORD_KINDS;

/** What staff call one. */
export const kindTitle = (kind: DeletedThing['kind']): string =>
  isRecordKind(kind) ? RECORD_KINDS[kind].title : TRASH_KINDS[kind].title;

/** What restoring one asks for, and removing one for good where that is possible. */
export const permissionOf = (kind: DeletedThing['kind']): Permission =>
  isRecordKind(kind) ? RECORD_KINDS[kind].restoring : `${TRASH_KINDS[kind].permissions}:write`;

/** Such as `Store “Maison”`. */
export const thingOf = ({ kind, name }: DeletedThing): string =>
  isRecordKind(kind) ? `${kindTitle(kind)} ${name}` : `${kindTitle(kind)} “${name}”`;

/** What is read of the trash; of records only where one may see them. */
interface Deleted {
  entries: readonly TrashEntry[];
  orders: readonly DeletedOrder[] | undefined;
  contacts: readonly DeletedRequest[] | undefined;
  demonstrations: readonly DeletedRequest[] | undefined;
}

const numberOf = (id: string): string => `#${id.slice(-8)}`;

const toThings = (kind: RecordKind, requests: readonly DeletedRequest[] = []): DeletedThing[] =>
  requests.map(({ id, createdAt, ...deletion }) => ({
    id,
    kind,
    name: `${numberOf(id)} of ${format.day(createdAt)}`,
    ...deletion,
  }));

/** Entries and records together, the newest deletion first. */
export const toDeletedThings = ({ entries, orders = [], contacts, demonstrations }: Deleted): DeletedThing[] =>
  [
    ...entries,
    ...orders.map(({ id, productName, ...deletion }): DeletedThing => ({
      id,
      kind: 'orders',
      name: `${numberOf(id)} ${productName}`,
      ...deletion,
    })),
    ...toThings('contacts', contacts),
    ...toThings('demonstrations', demonstrations),
  ].sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));
