import { readCursor, toCursor } from '../../common/http/requests/cursor.js';

/** Up to where everything was told: what transactions of a lower number wrote, of an earlier generation or the same. */
export interface LivePlace {
  generation: string;
  transaction: string;
  /** When that was, in seconds since 1970. */
  at: number;
}

/** `integer` of the generation, `bigint` of the transaction, seconds. */
const NUMBERS = [/^\d{1,9}$/, /^\d{1,18}$/, /^\d{1,18}$/];

/** The id of a message, from which a client goes on. */
export const writePlace = ({ generation, transaction, at }: LivePlace): string =>
  toCursor([generation, transaction, String(at)]);

/** @returns `undefined` for a text that {@link writePlace} has not made */
export function readPlace(text: string): LivePlace | undefined {
  const [generation, transaction, at] = readCursor(text, 3)?.filter((value, n) => NUMBERS[n]?.test(value)) ?? [];
  return generation === undefined || transaction === undefined || at === undefined
    ? undefined
    : { generation, transaction, at: Number(at) };
}
