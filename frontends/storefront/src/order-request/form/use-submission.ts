import { useMutation } from '@vitrine/platform';
import { createIdempotencyKeys } from '@vitrine/platform/idempotency-keys';
import type { OrderRequest } from '@vitrine/schemas';
import { useState } from 'react';
import { createOrders } from '../order-api.js';

/** Sends order requests; attempts with the same content share one idempotency key. */
export function useSubmission() {
  const [keyFor] = useState(createIdempotencyKeys);
  return useMutation({ mutationFn: (request: OrderRequest) => createOrders(request, keyFor(request)) });
}
