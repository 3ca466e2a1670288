import { AsyncLocalStorage } from 'node:async_hooks';

const REQUEST_IDS = new AsyncLocalStorage<string | undefined>();

/** Runs work on behalf of a request, also later in another process, so that the log lines of the work name the request. */
export const inRequestScope = <Result>(requestId: string | undefined, work: () => Result): Result =>
  REQUEST_IDS.run(requestId, work);

/** The id of the request on whose behalf this runs; `undefined` outside of one. */
export const currentRequestId = (): string | undefined => REQUEST_IDS.getStore();
