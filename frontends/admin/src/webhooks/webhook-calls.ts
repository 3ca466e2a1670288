import {
  answer,
  api,
  type components,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@vitrine/platform';
import type { NewWebhook, WebhookUpdate } from '@vitrine/schemas';
import { FRESH_MS } from '../shared/freshness.js';
import { useDeleteRow } from '../shared/rows/index.js';

/** A webhook as the API returns it to staff; times ISO 8601. */
export type Webhook = components['schemas']['WebhookDto'];
/** A webhook with its newly generated secret. */
export type WebhookWithSecret = components['schemas']['WebhookWithSecretDto'];
/** A delivery of an event, with all its attempts. */
export type Delivery = components['schemas']['DeliveryDto'];

const KEY = ['webhooks', 'all'] as const;
const deliveriesKey = (id: string) => ['webhooks', 'deliveries', id] as const;

/** How often deliveries are refetched while one of them is pending, in milliseconds. */
const POLL_MS = 3000;

const list = (signal: AbortSignal | null) => answer(api.GET('/api/admin/webhooks', { signal }));

/** All webhooks, oldest first. */
export const useWebhooks = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => list(signal), staleTime: FRESH_MS.list });

/** The webhook as it is currently stored. */
export const reloadWebhook = async (id: string): Promise<Webhook | undefined> =>
  (await list(null)).find((webhook) => webhook.id === id);

/**
 * Creates a webhook (`id` null) or changes one.
 * @param onSecret receives the new webhook's secret, which the API shows only once and the cache never holds
 */
export function useSaveWebhook(onSecret: (made: WebhookWithSecret) => void) {
  const client = useQueryClient();
  return async (id: string | null, body: WebhookUpdate): Promise<Webhook> => {
    if (id !== null) {
      const changed = await answer(api.PUT('/api/admin/webhooks/{id}', { params: { path: { id } }, body }));
      void client.invalidateQueries({ queryKey: KEY });
      return changed;
    }
    const made = await answer(api.POST('/api/admin/webhooks', { body: body as NewWebhook }));
    void client.invalidateQueries({ queryKey: KEY });
    onSecret(made);
    return made;
  };
}

/** Generates a new secret for a webhook. */
export function useRotateSecret() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      answer(api.POST('/api/admin/webhooks/{id}/rotate-secret', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    gcTime: 0,
  });
}

/** Deletes a webhook with its deliveries. */
export const useDeleteWebhook = () =>
  useDeleteRow(KEY, (id) => api.DELETE('/api/admin/webhooks/{id}', { params: { path: { id } } }));

/** A page of a webhook's deliveries, newest first. @param cursor `next` of the previous page; empty for the first */
export const useDeliveries = (id: string, cursor: string) =>
  useQuery({
    queryKey: [...deliveriesKey(id), cursor],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/admin/webhooks/{id}/deliveries', {
          params: { path: { id }, query: cursor ? { cursor } : {} },
          signal,
        }),
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.deliveries.some(({ status }) => status === 'pending') ? POLL_MS : false,
  });

/** Sends a test, or the event of a delivery again. */
export function useSend(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: string | null) =>
      answer(
        deliveryId === null
          ? api.POST('/api/admin/webhooks/{id}/test', { params: { path: { id } } })
          : api.POST('/api/admin/webhooks/{id}/deliveries/{deliveryId}/redeliver', {
              params: { path: { id, deliveryId } },
            }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: deliveriesKey(id) }),
  });
}
