import { useLocation } from '@vitrine/platform';
import { useNeighbours } from '../../shared/desk/index.js';
import { readListState, toListState } from '../../shared/list/index.js';
import { useContactList } from '../calls/list-contacts.js';
import { type ContactList, contactPath } from '../contact.js';
import { contactListShape } from '../list/list-shape.js';

const toPage = (page: ContactList | undefined) => page && { ...page, ids: page.contacts.map(({ id }) => id) };

/** The contact requests before and after one in the list from which it was opened; without such a list, in the list of all, newest first. */
export function useContactNeighbours(id: string) {
  const { page, limit, search, filters } = readListState(
    contactListShape,
    new URLSearchParams(toListState(useLocation().state)),
  );
  const params = { search, limit, ...filters };
  const { data } = useContactList({ ...params, page });
  const isFirst = data?.contacts[0]?.id === id;
  const isLast = data?.contacts.at(-1)?.id === id;
  const before = useContactList({ ...params, page: page - 1 }, { enabled: isFirst && page > 1 });
  const after = useContactList(
    { ...params, page: page + 1 },
    { enabled: isLast && data !== undefined && page * data.limit < data.total },
  );
  const shown = [before, { data }, after].flatMap((list) => list.data?.contacts ?? []);
  return useNeighbours({
    id,
    page,
    pages: { before: toPage(before.data), present: toPage(data), after: toPage(after.data) },
    href: contactPath,
    label: (one) => shown.find((contact) => contact.id === one)?.name ?? '',
  });
}
