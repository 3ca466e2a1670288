import { answer, api, useQuery } from '@vitrine/platform';
import { orderKeys } from './keys.js';

/** How often the state of a mail that is being sent is asked for, in milliseconds. */
const MAIL_POLL_MS = 3000;

const getOrder = (id: string, signal: AbortSignal) =>
  answer(api.GET('/api/orders/{id}', { params: { path: { id } }, signal }));

/** One order with the state of its confirmation mail, followed until that is sent or has failed. */
export const useOrder = (id: string) =>
  useQuery({
    queryKey: orderKeys.detail(id),
    queryFn: ({ signal }) => getOrder(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.notification.status === 'pending' && !state.error ? MAIL_POLL_MS : false,
  });
