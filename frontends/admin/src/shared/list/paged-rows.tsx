import { Button } from '@vitrine/ui';
import { type ReactNode, useCallback } from 'react';
import { LoadingText } from '../layout/screen.js';
import { useLastPage } from './address/use-last-page.js';
import { EmptyList } from './empty-list.js';
import { ListFailure, type ReadState } from './list-failure.js';
import { Pages } from './pages.js';

interface PagedRowsProps {
  /** What the list holds, such as `orders`. */
  of: string;
  /** Shown when loading fails; default: that they could not be loaded. */
  failure?: string;
  /** Shown while loading; default: that they are loading. */
  loading?: string;
  /** Address of the list, see {@link useListAddress}. */
  address: {
    narrowed: boolean;
    reset: () => void;
    href: (changes: { page: number }) => string;
    change: (changes: { limit: number } | { page: number }, options?: { replace: boolean }) => void;
  };
  list: ReadState & { data: { page: number; limit: number; total: number } | undefined };
  /** Number of rows on the page. */
  count: number;
  /** Shown when there are none; `all` labels the button that removes search and filters. */
  empty: { title: string; hint?: string | undefined; all: string };
  /** Whether there are no rows; default: the list has none on any page. */
  isEmpty?: boolean;
  /** The table of the rows, or of skeletons while they are loading. */
  children: ReactNode;
}

/**
 * One page of a list that the API paginates: its failure, that it is empty, or its rows with links to the other pages. A page beyond the end is
 * replaced by the last one.
 */
export function PagedRows(props: PagedRowsProps) {
  const { of, address, list, count, empty, children } = props;
  const { failure = `The ${of} could not be loaded.`, loading = `Loading ${of}...` } = props;
  const { data, error } = list;
  const { isEmpty = data?.total === 0 } = props;
  const { change } = address;
  const toPage = useCallback((page: number) => change({ page }, { replace: true }), [change]);
  useLastPage(data && { page: data.page, limit: data.limit, total: data.total, rows: count }, toPage);
  return (
    <>
      <ListFailure query={list} text={failure} />
      {!data && !error && <LoadingText>{loading}</LoadingText>}
      {isEmpty && (
        <EmptyList title={empty.title} hint={empty.hint}>
          {address.narrowed && (
            <Button kind="quiet" onClick={address.reset}>
              {empty.all}
            </Button>
          )}
        </EmptyList>
      )}
      {(data ? count > 0 : !error) && (
        <div>
          {children}
          {data && (
            <Pages
              of={of}
              page={data.page}
              total={data.total}
              size={data.limit}
              href={(page) => address.href({ page })}
              onSize={(limit) => address.change({ limit })}
            />
          )}
        </div>
      )}
    </>
  );
}
