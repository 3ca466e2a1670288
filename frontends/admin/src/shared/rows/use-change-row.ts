import { useMutation, useQueryClient } from '@vitrine/platform';
import { useCallback, useRef, useState } from 'react';
import { forgetPublicReads } from '../public-reads.js';
import { withRow } from './rows.js';

/** Where a list that the API gives whole lies in the query cache. */
export type RowsKey = readonly string[];

/** A change that was taken back. */
export interface RowFailure {
  error: Error;
  retry: () => void;
  /** Forget it. */
  dismiss: () => void;
}

interface RowChange<Row> {
  list: RowsKey;
  /** The row as it will be. */
  changed: (row: Row) => Row;
  /** Asks the API; `row` is as it will be. */
  send: (row: Row) => Promise<Row>;
}

/**
 * A change of one row, such as a toggle: shown at once, replaced with the server's answer, taken back when it is refused. What failed is
 * kept by row until it succeeds or is dismissed. One change goes after the other.
 */
export function useChangeRow<Row extends { id: string }>({ list, changed, send }: RowChange<Row>) {
  const client = useQueryClient();
  const [failures, setFailures] = useState<ReadonlyMap<string, Error>>(new Map());
  const tell = useCallback(
    (id: string, error: Error | null) =>
      setFailures((now) => {
        const next = new Map(now);
        if (error) next.set(id, error);
        else next.delete(id);
        return next;
      }),
    [],
  );
  const latest = useRef(new Map<string, Row>());
  const show = (row: Row) => client.setQueryData<Row[]>(list, (rows) => rows && withRow(rows, row));
  const { mutate } = useMutation({
    scope: { id: list.join(' ') },
    mutationFn: ({ after }: { before: Row; after: Row }) => send(after),
    onMutate: async ({ before, after }) => {
      tell(before.id, null);
      latest.current.set(before.id, after);
      await client.cancelQueries({ queryKey: list });
      show(after);
    },
    onSuccess: (answer, { after }) => {
      // a later change of the same row is shown already
      if (latest.current.get(answer.id) === after) show(answer);
      return forgetPublicReads(client);
    },
    onError: (error, { before }) => {
      show(before);
      tell(before.id, error);
      return client.invalidateQueries({ queryKey: list });
    },
  });
  const change = (row: Row) => mutate({ before: row, after: changed(row) });
  const failureOf = (row: Row): RowFailure | undefined => {
    const error = failures.get(row.id);
    return error && { error, retry: () => change(row), dismiss: () => tell(row.id, null) };
  };
  return { change, failureOf };
}
