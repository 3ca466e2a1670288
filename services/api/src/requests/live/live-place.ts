import { readCursor, toCursor } from '../../common/http/requests/cursor.js';

/** A position in the feed: all changes by transactions of an earlier generation, or of the same and a lower number, were delivered. */
export interface LivePlace {
  generation: string;
  transaction: string;
  /** Time of the position, in seconds since 1970. */
  at: number;
}

/** `integer` of the generation, `bigint` of the transaction, seconds. */
const NUMBERS = [/^\d{1,9}$/, /^\d{1,18}$/, /^\d{1,18}$/];

/** The id of a message, by which a client resumes. */
export const writePlace = ({ generation, transaction, at }: LivePlace): string =>
  toCursor([generation, transaction, String(at)]);

/** @returns `undefined` for a text that does not come from {@link writePlace} */
export function readPlace(text: string): LivePlace | undefined {
  const [generation, transaction, at] = readCursor(text, 3)?.filter((value, n) => NUMBERS[n]?.test(value)) ?? [];
  return generation === undefined || transaction === undefined || at === undefined
    ? undefined
    : { generation, transaction, at: Number(at) };
}
