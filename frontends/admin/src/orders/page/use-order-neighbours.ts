import { useLocation } from '@vitrine/platform';
import { readListState, toListState } from '../../shared/list/index.js';
import { useNeighbours } from '../../shared/desk/index.js';
import { useOrderList } from '../calls/list-orders.js';
import { orderListShape } from '../list/list-shape.js';
import { orderLabel, type OrderPage, orderPath } from '../order.js';

const toPage = (page: OrderPage | undefined) => page && { ...page, ids: page.orders.map(({ id }) => id) };

/** The orders before and after one in the list from which it was opened; without such a list, in the list of all, newest first. */
export function useOrderNeighbours(id: string) {
  const { page, limit, sort, search, filters } = readListState(
    orderListShape,
    new URLSearchParams(toListState(useLocation().state)),
  );
  const params = { search, sort, limit, ...filters };
  const { data } = useOrderList({ ...params, page });
  const isFirst = data?.orders[0]?.id === id;
  const isLast = data?.orders.at(-1)?.id === id;
  const before = useOrderList({ ...params, page: page - 1 }, { enabled: isFirst && page > 1 });
  const after = useOrderList(
    { ...params, page: page + 1 },
    { enabled: isLast && data !== undefined && page * data.limit < data.total },
  );
  return useNeighbours({
    id,
    page,
    pages: { before: toPage(before.data), present: toPage(data), after: toPage(after.data) },
    href: orderPath,
    label: orderLabel,
  });
}
