import { sentence } from '@vitrine/schemas';
import { validate } from 'uuid';
import { validationFailed } from '../../errors/api-error.js';

/** A time in UTC, as exact as the database keeps it; there is no year 0. */
const TIME = /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,6})?Z$/;

/**
 * What a client sends back to read a list on (contract: Lists): the sort values of the last row it has, which stay right whatever is
 * written meanwhile.
 */
export const toCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** @returns the values that {@link toCursor} was given; `undefined` for a text that is none of its */
export function readCursor(cursor: string, count: number): string[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isOurs =
      Array.isArray(values) && values.length === count && values.every((value) => typeof value === 'string');
    return isOurs ? values : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value of a cursor is a time that exists: the database is asked for nothing else. */
export function isCursorTime(value: string): boolean {
  const [, seconds] = TIME.exec(value) ?? [];
  if (seconds === undefined) return false;
  const time = new Date(`${seconds}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(seconds);
}

/**
 * Where a list is read on whose order is a time, then the id.
 * @param cursor empty = from the beginning
 * @throws ApiError 400 for a cursor that is none
 */
export function readTimeCursor(cursor: string): { at: string; id: string } | undefined {
  if (cursor === '') return undefined;
  const [at = '', id = ''] = readCursor(cursor, 2) ?? [];
  if (!isCursorTime(at) || !validate(id))
    throw validationFailed([{ field: 'cursor', message: sentence('desk.cursor') }]);
  return { at, id };
}

/**
 * The id after which a list is read on whose order is that of its ids.
 * @param cursor empty = from the beginning
 * @throws ApiError 400 for a cursor that is none
 */
export function readIdCursor(cursor: string): string | undefined {
  if (cursor === '') return undefined;
  const [id = ''] = readCursor(cursor, 1) ?? [];
  if (!validate(id)) throw validationFailed([{ field: 'cursor', message: sentence('desk.cursor') }]);
  return id;
}

/** The cursor behind a page of such a list. @param found the rows of the page, and one more where there is one */
export function nextIdCursor(found: readonly { id: string }[], limit: number): string | null {
  const last = found[limit - 1];
  return found.length > limit && last ? toCursor([last.id]) : null;
}
