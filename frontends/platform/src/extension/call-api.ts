import { answer, api } from '@vitrine/platform';

interface CallOptions {
  body?: object;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** The type of `api.request` for an address that is not in the OpenAPI document. */
type Send = (method: string, path: string, options: CallOptions) => Promise<{ data?: unknown }>;

/**
 * Calls an address that an extension has added to the API. Like the other calls it carries the page's language and the administrator's token.
 * @returns the answer's body; `undefined` where it has none
 * @throws ApiFailure
 */
export const callApi = <Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: `/api/${string}`,
  options: CallOptions = {},
): Promise<Answer> =>
  answer((api.request as unknown as Send)(method.toLowerCase(), path, options) as Promise<{ data?: Answer }>);
