import type { api } from '@vitrine/platform';
import { createIdempotencyKeys } from '@vitrine/platform/idempotency-keys';

const KEY = 'Idempotency-Key';

/** These calls are safe to repeat and get no key: a replayed earlier answer could hide what changed since. */
const SAME_WHEN_REPEATED = /\/(restore|erase|export|previews?|bulk\/\w+)$/;

/** A multipart body gets no key: it may be too large to read here, and a duplicate is easy to see in the list. */
const isKeyed = ({ method, headers }: Request, path: string): boolean =>
  method === 'POST' &&
  headers.has('Authorization') &&
  !headers.has(KEY) &&
  headers.get('Content-Type')?.startsWith('multipart/') !== true &&
  !SAME_WHEN_REPEATED.test(path);

/**
 * Adds an `Idempotency-Key` to the POSTs of staff (contract: Lists). A call whose answer was lost keeps its key until it succeeds or another body is
 * sent to the same URL, so that pressing Send again does nothing twice.
 */
export function keyPosts(client: Pick<typeof api, 'use'>): void {
  const tries = new Map<string, { keyOf: ReturnType<typeof createIdempotencyKeys>; key: string }>();
  client.use({
    async onRequest({ request, schemaPath }) {
      if (!isKeyed(request, schemaPath)) return undefined;
      const keyOf = tries.get(request.url)?.keyOf ?? createIdempotencyKeys();
      const key = keyOf(await request.clone().text());
      tries.set(request.url, { keyOf, key });
      request.headers.set(KEY, key);
      return request;
    },
    onResponse({ request, response }) {
      if (response.ok && tries.get(request.url)?.key === request.headers.get(KEY)) tries.delete(request.url);
    },
  });
}
