import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './schema.js';

export type { components, operations, paths } from './schema.js';

/** The API's client: every path, parameter, body and answer typed from the generated document. */
export type ApiClient = Client<paths>;

/** Makes a client; `options.baseUrl` is '' on the public origin, whose paths begin with `/api`. */
export function createApiClient(options: ClientOptions = {}): ApiClient {
  return createClient<paths>(options);
}
