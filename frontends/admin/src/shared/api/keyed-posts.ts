import type { api } from '@vitrine/platform';
import { createKeyKeeper } from '@vitrine/platform/key-keeper';

const KEY = 'Idempotency-Key';

/** What does the same when it is done once more, and is done anew each time: an earlier answer could hide what came since. */
const SAME_WHEN_REPEATED = /\/(restore|erase|export|previews?|bulk\/\w+)$/;

/** A form of files may be too large to be read for this; another can be told from it in the list. */
const isKeyed = ({ method, headers }: Request, path: string): boolean =>
  method === 'POST' &&
  headers.has('Authorization') &&
  !headers.has(KEY) &&
  headers.get('Content-Type')?.startsWith('multipart/') !== true &&
  !SAME_WHEN_REPEATED.test(path);

/**
 * Sends the POSTs of staff with an `Idempotency-Key` (contract: Lists): a call whose answer was lost keeps its key until the same has succeeded, or
 * something else is sent to its address. Pressing Send again then does nothing twice.
 */
export function keyPosts(client: Pick<typeof api, 'use'>): void {
  const tries = new Map<string, { keeper: ReturnType<typeof createKeyKeeper>; key: string }>();
  client.use({
    async onRequest({ request, schemaPath }) {
      if (!isKeyed(request, schemaPath)) return undefined;
      const keeper = tries.get(request.url)?.keeper ?? createKeyKeeper();
      const key = keeper(await request.clone().text());
      tries.set(request.url, { keeper, key });
      request.headers.set(KEY, key);
      return request;
    },
    onResponse({ request, response }) {
      if (response.ok && tries.get(request.url)?.key === request.headers.get(KEY)) tries.delete(request.url);
    },
  });
}
