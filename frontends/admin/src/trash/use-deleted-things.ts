import { useMemo } from 'react';
import type { ReadState } from '../shared/list/index.js';
import { useMay } from '../shared/permissions/index.js';
import { useDeletedContacts, useDeletedDemonstrations, useDeletedOrders, useTrash } from '../shared/trash/index.js';
import { type DeletedThing, toDeletedThings } from './deleted-thing.js';

/** A read whose things are missing where it failed, and what is said then. */
interface PartRead {
  query: ReadState;
  text: string;
}

/** All that was deleted and that the person may see; of records that could not be read it has none. */
export function useDeletedThings(): {
  trash: ReturnType<typeof useTrash>;
  records: readonly PartRead[];
  things: DeletedThing[] | undefined;
} {
  const may = useMay();
  const trash = useTrash();
  const orders = useDeletedOrders({ enabled: may('orders:read') });
  const contacts = useDeletedContacts({ enabled: may('contacts:read') });
  const demonstrations = useDeletedDemonstrations({ enabled: may('contacts:read') });
  const [entries, ofOrders, ofContacts, ofDemonstrations] = [
    trash.data,
    orders.data,
    contacts.data,
    demonstrations.data,
  ];
  const things = useMemo(
    () =>
      entries && toDeletedThings({ entries, orders: ofOrders, contacts: ofContacts, demonstrations: ofDemonstrations }),
    [entries, ofOrders, ofContacts, ofDemonstrations],
  );
  return {
    trash,
    records: [
      { query: orders, text: 'The deleted orders could not be loaded.' },
      { query: contacts, text: 'The deleted contact requests could not be loaded.' },
      { query: demonstrations, text: 'The deleted requests for a demonstration could not be loaded.' },
    ],
    things,
  };
}
