import { useMutation, useQueryClient } from '@vitrine/platform';
import { useNotify } from '@vitrine/ui';
import { useRef } from 'react';
import { forgetPublicReads } from '../public-reads.js';
import { withRow } from './rows.js';
import { type RowFailure, useRowFailures } from './use-row-failures.js';

/** Query key of a list that the API returns whole. */
export type RowsKey = readonly string[];

interface RowChange<Row> {
  list: RowsKey;
  /** Makes the changed row. */
  changed: (row: Row) => Row;
  /** Sends the changed row to the API. */
  send: (row: Row) => Promise<Row>;
  /** Shown when it is done, with Undo; without it only the row shows the change. `row` is the changed one. */
  done?: (row: Row) => string;
  /** Shown when it fails, before the API's own sentence; `row` is as it was. */
  failure: (row: Row) => string;
}

/**
 * An optimistic change of one row, such as a toggle: shown at once, replaced with the server's answer, rolled back when it is refused. A failure is
 * kept by row until a change succeeds or it is dismissed. Changes are sent one after the other.
 */
export function useChangeRow<Row extends { id: string }>({ list, changed, send, done, failure }: RowChange<Row>) {
  const client = useQueryClient();
  const failures = useRowFailures();
  const notify = useNotify();
  const latest = useRef(new Map<string, Row>());
  const show = (row: Row) => client.setQueryData<Row[]>(list, (rows) => rows && withRow(rows, row));
  const { mutate } = useMutation({
    scope: { id: list.join(' ') },
    mutationFn: ({ after }: { before: Row; after: Row }) => send(after),
    onMutate: async ({ before, after }) => {
      failures.forget(before.id);
      latest.current.set(before.id, after);
      await client.cancelQueries({ queryKey: list });
      show(after);
    },
    onSuccess: (answer, { after }) => {
      // a later change of the same row is already shown
      if (latest.current.get(answer.id) === after) show(answer);
      if (done) notify({ message: done(answer), action: { label: 'Undo', onClick: () => change(answer) } });
      return forgetPublicReads(client);
    },
    onError: (error, { before }) => {
      show(before);
      failures.show(before.id, failure(before), error, () => change(before));
      return client.invalidateQueries({ queryKey: list });
    },
  });
  const change = (row: Row) => mutate({ before: row, after: changed(row) });
  return { change, toFailure: ({ id }: Row): RowFailure | undefined => failures.of(id) };
}
