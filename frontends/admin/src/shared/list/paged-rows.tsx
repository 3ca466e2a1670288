import { Button } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { LoadingText } from '../layout/screen.js';
import { EmptyList } from './empty-list.js';
import { ListFailure } from './list-failure.js';
import { Pages } from './pages.js';

interface PagedRowsProps {
  /** Of what, such as `orders`. */
  of: string;
  /** Said when it cannot be read. */
  failure: string;
  /** Said until it is there. */
  loading: string;
  list: {
    data: { page: number; limit: number; total: number } | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** How many rows the page has. */
  count: number;
  /** Said when there are none, with the way to all of them where the list is narrowed. */
  empty: { title: string; hint?: string | undefined; all?: { label: string; show: () => void } | undefined };
  /** Whether there are no rows; default: the list has none on any page. */
  isEmpty?: boolean;
  /** Address of a page. */
  href: (page: number) => string;
  /** Shows another number of rows on a page. */
  onLimit?: (limit: number) => void;
  /** The table of the rows, or of what stands for them until they are there. */
  children: ReactNode;
}

/** One page of a list that the API pages: why it is not there, that it is empty, or its rows with the ways to the rest. */
export function PagedRows(props: PagedRowsProps) {
  const { of, failure, loading, list, count, empty, href, onLimit, children } = props;
  const { data, error, isFetching, refetch } = list;
  const { isEmpty = data?.total === 0 } = props;
  return (
    <>
      <ListFailure error={error} text={failure} busy={isFetching} onRetry={() => void refetch()} />
      {!data && !error && <LoadingText>{loading}</LoadingText>}
      {isEmpty && (
        <EmptyList title={empty.title} hint={empty.hint}>
          {empty.all && (
            <Button kind="quiet" onClick={empty.all.show}>
              {empty.all.label}
            </Button>
          )}
        </EmptyList>
      )}
      {(data ? count > 0 : !error) && (
        <div>
          {children}
          {data && <Pages of={of} page={data.page} total={data.total} size={data.limit} href={href} onSize={onLimit} />}
        </div>
      )}
    </>
  );
}
