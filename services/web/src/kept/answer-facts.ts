/** The facts in the headers of an API answer that are needed to cache it. */
export interface AnswerFacts {
  /** The tables it shows; `undefined` without `Cache-Tag`. */
  tables: readonly string[] | undefined;
  /** Milliseconds after which it changes without a write; Infinity = never. */
  lifetime: number;
}

/** Times in HTTP are in whole seconds. */
const SECOND_MS = 1000;

/** Reads `Cache-Tag`, and the time from `Date` to `Expires`, which are both on the API's clock. */
export function factsOf(headers: Pick<Headers, 'get'>): AnswerFacts {
  const tables = headers.get('cache-tag')?.split(',');
  const ends = Date.parse(headers.get('expires') ?? '');
  if (Number.isNaN(ends)) return { tables, lifetime: Infinity };
  return { tables, lifetime: ends - Date.parse(headers.get('date') ?? '') - SECOND_MS || 0 };
}
