import type { UseMutationResult, UseQueryResult } from '@vitrine/platform';
import { Button } from '@vitrine/ui';
import { Fragment, type ReactNode, useState } from 'react';
import { DeleteDialog } from '../deleting/index.js';
import { EmptyList, ListTools, ToolSelect, useListAddress, useListState, useLocalList } from '../list/index.js';
import { Screen } from '../layout/screen.js';
import { CardList } from './card-list.js';
import type { CardSearch } from './card-search.js';

/** What a card can do beside what its page gives it. */
interface CardTools {
  /** What the list shows, for the way back to it. */
  from: object;
  onDelete: () => void;
}

interface Deleting<Row> {
  remove: UseMutationResult<unknown, Error, string>;
  title: (row: Row) => string;
  /** The spec's question. */
  question: string;
  /** Said when it fails, before the API's own sentence. */
  failure: string;
  /** Said when it is done. */
  done: (row: Row) => string;
}

interface CardPageProps<Row> {
  /** What the cards are, such as `stores`. */
  of: string;
  search: CardSearch<Row>;
  /** Of the search field. */
  placeholder: string;
  query: Pick<UseQueryResult<Row[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Above the tools, such as figures. */
  head?: ReactNode;
  /** Makes a new row; a button or a link. */
  add: ReactNode;
  /** Said while the first are loading. */
  loading?: string;
  /** Said when they do not come, before the API's own sentence and in its place. */
  failure: { text: string; otherwise?: string };
  /** Said where no row passes the search and the filters. */
  notFound: { title: string; hint?: string };
  /** Said where there is no row at all, with a way on. */
  none: { title: string; hint?: string; children?: ReactNode };
  card: (row: Row, tools: CardTools) => ReactNode;
  deleting: Deleting<Row>;
  /** Dialogs. */
  children?: ReactNode;
}

/** A screen of rows that the API gives whole, as cards: found, filtered, ordered, made and deleted. */
export function CardPage<Row extends { id: string }>(props: CardPageProps<Row>) {
  const { of, search, placeholder, query, head, add, loading = `Loading ${of}...`, failure, card, deleting } = props;
  const { state, change, href, reset, narrowed } = useListAddress(search.shape);
  const list = useLocalList(query.data, state, search.listing);
  const from = useListState();
  const [leaving, setLeaving] = useState<Row | null>(null);
  const close = () => {
    deleting.remove.reset();
    setLeaving(null);
  };

  return (
    <Screen>
      {head}
      <ListTools
        label={`Search ${of}`}
        placeholder={placeholder}
        state={state}
        filters={search.filters}
        onSearch={(text) => change({ search: text }, { replace: true })}
        onFilter={(filters) => change({ filters })}
        order={
          <ToolSelect
            label="Order by"
            value={state.sort}
            options={search.orders}
            onChange={(sort) => change({ sort })}
          />
        }
      >
        {add}
      </ListTools>
      <CardList
        of={of}
        list={list}
        query={query}
        loading={loading}
        failure={failure}
        href={(page) => href({ page })}
        empty={
          narrowed ? (
            <EmptyList {...props.notFound}>
              <Button kind="quiet" onClick={reset}>
                Show all {of}
              </Button>
            </EmptyList>
          ) : (
            <EmptyList {...props.none} />
          )
        }
        card={(row) => <Fragment key={row.id}>{card(row, { from, onDelete: () => setLeaving(row) })}</Fragment>}
      />
      {props.children}
      {leaving && (
        <DeleteDialog
          id={leaving.id}
          title={deleting.title(leaving)}
          question={deleting.question}
          remove={deleting.remove}
          failure={deleting.failure}
          done={{ message: deleting.done(leaving) }}
          onClose={close}
        />
      )}
    </Screen>
  );
}
