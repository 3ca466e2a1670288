import { TRASH_KINDS, type TrashKind } from '@vitrine/schemas';
import type { DeletedOrder, TrashEntry } from '../shared/trash/index.js';

/** What was deleted and can be restored: an entry of the trash, or an order, which stays where it was. */
export interface DeletedThing extends Omit<TrashEntry, 'kind'> {
  kind: TrashKind | 'orders';
}

export const DELETED_KINDS = [...(Object.keys(TRASH_KINDS) as TrashKind[]), 'orders'] as const;

/** What staff call one. */
export const kindTitle = (kind: DeletedThing['kind']): string =>
  kind === 'orders' ? 'Order' : TRASH_KINDS[kind].title;

/** Such as `Store “Maison”`. */
export const thingOf = ({ kind, name }: DeletedThing): string =>
  kind === 'orders' ? `Order ${name}` : `${kindTitle(kind)} “${name}”`;

const toThing = ({ id, productName, ...deletion }: DeletedOrder): DeletedThing => ({
  id,
  kind: 'orders',
  name: `#${id.slice(-8)} ${productName}`,
  ...deletion,
});

/** Entries and orders together, the newest deletion first. */
export const toDeletedThings = (entries: readonly TrashEntry[], orders: readonly DeletedOrder[]): DeletedThing[] =>
  [...entries, ...orders.map(toThing)].sort((one, other) => other.deletedAt.localeCompare(one.deletedAt));
