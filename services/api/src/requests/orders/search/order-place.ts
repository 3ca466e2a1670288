import { sentence, type OrderSort } from '@vitrine/schemas';
import { validate } from 'uuid';
import { validationFailed } from '../../../common/errors/api-error.js';
import { isCursorTime, readCursor, toCursor } from '../../../common/http/requests/cursor.js';
import type { Parameters } from '../../../database/parameters.js';
import type { OrderRow } from '../order-row.js';

/** The sort order of a list: by a column, then by the id. */
interface Sorting {
  column: 'created_at' | 'product_price_cents';
  type: 'timestamptz' | 'integer';
  isFalling: boolean;
}

const AGE = { column: 'created_at', type: 'timestamptz' } as const;
const PRICE = { column: 'product_price_cents', type: 'integer' } as const;
const SORTINGS: Readonly<Record<OrderSort, Sorting>> = {
  createdAt: { ...AGE, isFalling: false },
  '-createdAt': { ...AGE, isFalling: true },
  price: { ...PRICE, isFalling: false },
  '-price': { ...PRICE, isFalling: true },
};

/** The order after which the next page of a list begins (contract: Lists). */
export interface OrderPlace {
  /** The value of the column that the list is sorted by. */
  value: string;
  id: string;
}

/** The column that a list is sorted by, before the id. */
export const columnOf = (sort: OrderSort): string => SORTINGS[sort].column;

/** The SQL after `order by`, for orders named `o`. */
export const orderingOf = (sort: OrderSort): string => {
  const { column, isFalling } = SORTINGS[sort];
  return isFalling ? `o.${column} desc, o.id desc` : `o.${column}, o.id`;
};

/** The SQL condition of the orders `o` after a place. */
export function behind(sort: OrderSort, { value, id }: OrderPlace, parameters: Parameters): string {
  const { column, type, isFalling } = SORTINGS[sort];
  const place = `(${parameters.add(value, type)}, ${parameters.add(id, 'uuid')})`;
  return `(o.${column}, o.id) ${isFalling ? '<' : '>'} ${place}`;
}

/** The cursor for the page after an order of a list. */
export function orderCursor(sort: OrderSort, row: Pick<OrderRow, Sorting['column'] | 'id'>): string {
  const value = row[SORTINGS[sort].column];
  return toCursor([sort, value instanceof Date ? value.toISOString() : String(value), row.id]);
}

/**
 * @param cursor empty = from the beginning
 * @throws ApiError 400 for an invalid cursor, or one of another sort order
 */
export function readOrderPlace(cursor: string, sort: OrderSort): OrderPlace | undefined {
  if (cursor === '') return undefined;
  const [of, value = '', id = ''] = readCursor(cursor, 3) ?? [];
  const isValue = SORTINGS[sort].type === 'integer' ? /^\d{1,9}$/.test(value) : isCursorTime(value);
  if (of !== sort || !isValue || !validate(id))
    throw validationFailed([{ field: 'cursor', message: sentence('desk.cursor') }]);
  return { value, id };
}
