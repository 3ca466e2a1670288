import type { ReactNode } from 'react';
import { ListFailure, Pages, type ReadState } from '../list/index.js';
import { LoadingText } from '../layout/screen.js';
import { CardGrid, CARDS_PER_PAGE } from './card-grid.js';

interface CardListProps<Row> {
  /** What the cards are, such as `stores`. */
  of: string;
  /** A page of them, as `useLocalList` gives it with {@link CARDS_PER_PAGE}; undefined while the first are loading. */
  list: { rows: readonly Row[]; total: number; page: number } | undefined;
  query: ReadState;
  /** Said while the first are loading. */
  loading: string;
  /** Said when they do not come, before the API's own sentence and in its place. */
  failure: { text: string; otherwise?: string };
  /** In place of the cards where there are none. */
  empty: ReactNode;
  /** Address of a page. */
  href: (page: number) => string;
  card: (row: Row) => ReactNode;
}

/** A list as cards with its states: loading, failed, empty, and a page of it. */
export function CardList<Row>({ of, list, query, loading, failure, empty, href, card }: CardListProps<Row>) {
  return (
    <>
      <ListFailure {...failure} query={query} />
      {!list && !query.error && (
        <>
          <LoadingText>{loading}</LoadingText>
          <CardGrid label={of} />
        </>
      )}
      {list && list.total === 0 && empty}
      {list && list.total > 0 && (
        <div>
          <CardGrid label={of.charAt(0).toUpperCase() + of.slice(1)}>{list.rows.map(card)}</CardGrid>
          <Pages of={of} page={list.page} total={list.total} size={CARDS_PER_PAGE} href={href} />
        </div>
      )}
    </>
  );
}
