import type { ComponentProps, ReactNode } from 'react';
import { LoadingText } from '../../layout/screen.js';
import { ListFailure, type ReadState } from '../list-failure.js';
import { DataTable } from './data-table.js';

interface WholeTableProps<Row> extends ComponentProps<typeof DataTable<Row>> {
  query: ReadState;
  /** Shown when loading fails, before the API's own sentence. */
  failure: string;
  /** Shown during the first load. */
  loading?: string;
  /** Shown instead of the table when there is no row. */
  empty: ReactNode;
}

/** All rows of a list as a table with its states: loading, failed, empty, and loaded. */
export function WholeTable<Row>({ query, failure, loading, empty, ...table }: WholeTableProps<Row>) {
  const { error } = query;
  const { rows } = table;
  return (
    <>
      <ListFailure query={query} text={failure} />
      {loading !== undefined && !rows && !error && <LoadingText>{loading}</LoadingText>}
      {rows?.length === 0 ? empty : (rows ?? !error) && <DataTable {...table} />}
    </>
  );
}
