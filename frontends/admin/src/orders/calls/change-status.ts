import { answer, api, type QueryClient, useMutation, useQueryClient } from '@vitrine/platform';
import type { OrderStatus } from '@vitrine/schemas';
import { useRowFailures } from '../../shared/rows/index.js';
import { type Order, orderLabel, type OrderPage } from '../order.js';
import { statusNames } from '../status.js';
import { orderKeys } from './keys.js';

export interface StatusChange {
  id: string;
  from: OrderStatus;
  to: OrderStatus;
}

const isThis = (id: string) => (order: Order) => order.id === id;

const changeOrder = (page: OrderPage | undefined, id: string, change: Partial<Order>): OrderPage | undefined =>
  page && { ...page, orders: page.orders.map((order) => (order.id === id ? { ...order, ...change } : order)) };

/** The page after the change: the order's status and the counts of the tiles. */
export function withStatus(
  page: OrderPage | undefined,
  { id, to }: Pick<StatusChange, 'id' | 'to'>,
): OrderPage | undefined {
  const from = page?.orders.find(isThis(id))?.status;
  if (!page || !from || from === to) return page;
  const { statusCounts } = page;
  const counted = { ...statusCounts, [from]: statusCounts[from] - 1, [to]: statusCounts[to] + 1 };
  return changeOrder({ ...page, statusCounts: counted }, id, { status: to });
}

/** The latest known version, so that several changes of one order in a row do not refuse each other. */
const shownVersion = (client: QueryClient, id: string): number | undefined =>
  client
    .getQueriesData<OrderPage>({ queryKey: orderKeys.lists })
    .flatMap(([, page]) => page?.orders.filter(isThis(id)) ?? [])
    .reduce<number | undefined>((highest, { version }) => Math.max(highest ?? 0, version), undefined);

/**
 * Changes a status in the list: shown at once, and rolled back when the API refuses; the failure is kept by order. Changes are sent one after the
 * other.
 * @param onChanged called when the change is stored
 */
export function useChangeStatus(onChanged: (order: Order, to: OrderStatus) => void = () => undefined) {
  const client = useQueryClient();
  const failures = useRowFailures();
  const everywhere = { queryKey: orderKeys.lists };
  const { mutate } = useMutation({
    scope: { id: 'order-status' },
    mutationFn: ({ id, to }: StatusChange) =>
      answer(
        api.PUT('/api/orders/{id}', {
          params: { path: { id } },
          body: { status: to, version: shownVersion(client, id) },
        }),
      ),
    onMutate: async (change) => {
      failures.forget(change.id);
      await client.cancelQueries(everywhere);
      client.setQueriesData<OrderPage>(everywhere, (page) => withStatus(page, change));
    },
    onError: (error, change) => {
      const { id, from, to } = change;
      client.setQueriesData<OrderPage>(everywhere, (page) => withStatus(page, { id, to: from }));
      const what = `Order ${orderLabel(id)} could not be set to ${statusNames[to].toLowerCase()}.`;
      failures.show(id, what, error, () => mutate(change));
    },
    onSuccess: (order, { to }) => {
      onChanged(order, to);
      client.setQueriesData<OrderPage>(everywhere, (page) => changeOrder(page, order.id, { version: order.version }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
  return { change: mutate, toFailure: failures.of };
}
