import { sentence } from '@vitrine/schemas';
import { validate } from 'uuid';
import { validationFailed } from '../../errors/api-error.js';

/** A time in UTC with the precision of the database; PostgreSQL has no year 0. */
const TIME = /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,6})?Z$/;

/**
 * The cursor that a client sends to get the next page of a list (contract: Lists). It holds the sort values of the last row, so that rows
 * that are written meanwhile do not shift the page.
 */
export const toCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** @returns the values of a cursor of {@link toCursor}; `undefined` for any other text */
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

/** Whether a value of a cursor is an existing time; other values must not reach the database. */
export function isCursorTime(value: string): boolean {
  const [, seconds] = TIME.exec(value) ?? [];
  if (seconds === undefined) return false;
  const time = new Date(`${seconds}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(seconds);
}

/**
 * Parses the cursor of a list that is sorted by a time, then by id.
 * @param cursor empty = from the beginning
 * @throws ApiError 400 for an invalid cursor
 */
export function readTimeCursor(cursor: string): { at: string; id: string } | undefined {
  if (cursor === '') return undefined;
  const [at = '', id = ''] = readCursor(cursor, 2) ?? [];
  if (!isCursorTime(at) || !validate(id))
    throw validationFailed([{ field: 'cursor', message: sentence('desk.cursor') }]);
  return { at, id };
}

/**
 * Parses the cursor of a list that is sorted by id.
 * @param cursor empty = from the beginning
 * @throws ApiError 400 for an invalid cursor
 */
export function readIdCursor(cursor: string): string | undefined {
  if (cursor === '') return undefined;
  const [id = ''] = readCursor(cursor, 1) ?? [];
  if (!validate(id)) throw validationFailed([{ field: 'cursor', message: sentence('desk.cursor') }]);
  return id;
}

/** The cursor after a page of a list that is sorted by id. @param found the rows of the page, and the row after it if there is one */
export function nextIdCursor(found: readonly { id: string }[], limit: number): string | null {
  const last = found[limit - 1];
  return found.length > limit && last ? toCursor([last.id]) : null;
}
