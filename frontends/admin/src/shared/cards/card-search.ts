import { toOptions } from '../form/to-options.js';
import { CARDS_PER_PAGE } from './card-grid.js';

interface Order<Row> {
  /** As the address names it; with `-` before it, it is turned round. */
  value: string;
  label: string;
  /** What is compared; not needed where another order of the same name says it. */
  by?: (row: Row) => string | number;
}

export interface CardFilter<Row> {
  /** Its name in the address. */
  name: string;
  /** For assistive technology, such as `Filter by status`. */
  label: string;
  /** The option that lets everything pass. */
  all: string;
  options: readonly { value: string; label: string }[];
  passes: (row: Row, value: string) => boolean;
}

interface SearchDeclaration<Row> {
  /** What the search looks through. */
  text: (row: Row) => readonly (string | null | undefined)[];
  /** The first is the order of an address that names none. */
  orders: readonly [Order<Row>, ...Order<Row>[]];
  filters: readonly CardFilter<Row>[];
}

/** How the rows of a {@link CardPage} are searched, filtered and ordered, and what the address may say about that; must be a constant. */
export function cardSearch<Row>({ text, orders, filters }: SearchDeclaration<Row>) {
  return {
    orders,
    filters,
    shape: {
      sorts: orders.map(({ value }) => value),
      defaultSort: orders[0].value,
      filters: Object.fromEntries(filters.map(({ name, options }) => [name, options.map(({ value }) => value)])),
    },
    listing: {
      text,
      filters: Object.fromEntries(filters.map(({ name, passes }) => [name, passes])),
      sorts: Object.fromEntries(orders.flatMap(({ value, by }) => (by ? [[value.replace(/^-/, ''), by]] : []))),
      size: CARDS_PER_PAGE,
    },
  };
}

export type CardSearch<Row> = ReturnType<typeof cardSearch<Row>>;

/** What was changed last comes first. */
export const lastChanged: Order<{ updatedAt: string }> = {
  value: '-updatedAt',
  label: 'Last changed',
  by: ({ updatedAt }) => updatedAt,
};

/** The filter by whether visitors see a row. */
export const activeFilter: CardFilter<{ isActive: boolean }> = {
  name: 'status',
  label: 'Filter by status',
  all: 'All statuses',
  options: toOptions({ active: 'Active', inactive: 'Inactive' }),
  passes: ({ isActive }, status) => isActive === (status === 'active'),
};
