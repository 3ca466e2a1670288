import { Pool } from 'undici';

/** Timeout, in milliseconds, after which an API that sends nothing counts as unreachable. */
const ANSWER_TIMEOUT_MS = 120_000;

/** The limits after which a connection is closed, so that newly added API processes get their share of requests. */
export interface ConnectionLifetime {
  /** Its age in milliseconds. */
  ageMs: number;
  /** The number of its requests. */
  requests: number;
}

/** Ten thousand new connections cost the API ten seconds of one core; an added process gets its share within half a minute. */
const CONNECTION_LIFETIME: ConnectionLifetime = { ageMs: 30_000, requests: 10_000 };

/** The connection pools to the API. */
export interface Upstream {
  /** Keeps connections open for further requests. */
  kept: Pool;
  /** Opens a connection for a single request, after a kept one turned out to be closed. */
  fresh: Pool;
}

/** Opens connections on demand, one for each concurrent request. */
export function createUpstream(
  apiUrl: string,
  { ageMs, requests }: ConnectionLifetime = CONNECTION_LIFETIME,
): Upstream {
  const options = { headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS, allowH2: false };
  return {
    kept: new Pool(apiUrl, { ...options, clientTtl: ageMs, maxRequestsPerClient: requests }),
    fresh: new Pool(apiUrl, { ...options, pipelining: 0 }),
  };
}
