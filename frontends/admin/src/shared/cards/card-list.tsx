import type { ReactNode } from 'react';
import { ListFailure, Pages, type ReadState } from '../list/index.js';
import { LoadingText } from '../layout/screen.js';
import { CardGrid, CARDS_PER_PAGE } from './card-grid.js';

interface CardListProps<Row> {
  /** What the cards are, such as `stores`. */
  of: string;
  /** A page of the rows, as `useLocalList` gives it with {@link CARDS_PER_PAGE}; undefined during the first load. */
  list: { rows: readonly Row[]; total: number; page: number } | undefined;
  query: ReadState;
  /** Shown during the first load. */
  loading: string;
  /** Shown when loading fails: `text` before the API's own sentence, `otherwise` in its place. */
  failure: { text: string; otherwise?: string };
  /** Shown instead of the cards when there are none. */
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
