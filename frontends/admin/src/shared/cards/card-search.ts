import { toOptions } from '../form/to-options.js';
import { CARDS_PER_PAGE } from './card-grid.js';

interface Order<Row> {
  /** Its value in the address; a leading `-` reverses the order. */
  value: string;
  label: string;
  /** The sort key; optional where another order of the same name has it. */
  by?: (row: Row) => string | number;
}

export interface CardFilter<Row> {
  /** Its name in the address. */
  name: string;
  /** For assistive technology, such as `Filter by status`. */
  label: string;
  /** Label of the option that filters nothing. */
  all: string;
  options: readonly { value: string; label: string }[];
  passes: (row: Row, value: string) => boolean;
}

interface SearchDeclaration<Row> {
  /** The texts that are searched. */
  text: (row: Row) => readonly (string | null | undefined)[];
  /** The first is the default. */
  orders: readonly [Order<Row>, ...Order<Row>[]];
  filters: readonly CardFilter<Row>[];
}

/** How the rows of a {@link CardPage} are searched, filtered and ordered, and which values the address may have for that; must be a constant. */
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

/** Last changed first. */
export const lastChanged: Order<{ updatedAt: string }> = {
  value: '-updatedAt',
  label: 'Last changed',
  by: ({ updatedAt }) => updatedAt,
};

/** Filters by whether visitors see a row. */
export const activeFilter: CardFilter<{ isActive: boolean }> = {
  name: 'status',
  label: 'Filter by status',
  all: 'All statuses',
  options: toOptions({ active: 'Active', inactive: 'Inactive' }),
  passes: ({ isActive }, status) => isActive === (status === 'active'),
};
