import { Pool } from 'undici';

/** An API that says nothing for this long is taken for gone, in milliseconds. */
const SILENCE_MS = 120_000;

/** After which a connection is ended, so that API processes that were added since get their share of requests. */
export interface Retirement {
  /** Its age in milliseconds. */
  ageMs: number;
  /** The number of its requests. */
  requests: number;
}

/** Ten thousand new connections cost the API as much as ten seconds of one core; a process that was added has its share within half a minute. */
const RETIREMENT: Retirement = { ageMs: 30_000, requests: 10_000 };

/** The connections to the API. */
export interface Upstream {
  /** Kept open for the next request. */
  kept: Pool;
  /** Opened for one request, where a kept one has turned out to be dead. */
  fresh: Pool;
}

/** Opens connections as they are needed, as many as there are requests at a time. */
export function createUpstream(apiUrl: string, { ageMs, requests }: Retirement = RETIREMENT): Upstream {
  const options = { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS, allowH2: false };
  return {
    kept: new Pool(apiUrl, { ...options, clientTtl: ageMs, maxRequestsPerClient: requests }),
    fresh: new Pool(apiUrl, { ...options, pipelining: 0 }),
  };
}
