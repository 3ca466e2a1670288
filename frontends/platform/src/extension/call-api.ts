import { answer, api } from '@vitrine/platform';

interface CallOptions {
  body?: object;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** What sends a call whose address is not in the document of the house's own API. */
type Send = (method: string, path: string, options: CallOptions) => Promise<{ data?: unknown }>;

/**
 * Calls an address that an extension has added to the API, as the house's own are called: the page's language and the administrator's token go with it.
 * @returns the answer's body; `undefined` where it has none
 * @throws ApiFailure
 */
export const callApi = <Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: `/api/${string}`,
  options: CallOptions = {},
): Promise<Answer> =>
  answer((api.request as unknown as Send)(method.toLowerCase(), path, options) as Promise<{ data?: Answer }>);
