import { answer, api, useQuery } from '@vitrine/platform';
import { followMail } from '../../shared/follow-mail.js';
import { orderKeys } from './keys.js';

const getOrder = (id: string, signal: AbortSignal) =>
  answer(api.GET('/api/orders/{id}', { params: { path: { id } }, signal }));

/** An order, refetched until its confirmation mail is sent or has failed. */
export const useOrder = (id: string) =>
  useQuery({
    queryKey: orderKeys.detail(id),
    queryFn: ({ signal }) => getOrder(id, signal),
    staleTime: 0,
    refetchInterval: followMail,
  });
