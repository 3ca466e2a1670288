import { useNotify, useWithdrawNotice } from '@vitrine/ui';
import { useCallback, useState } from 'react';
import { failureWithReason } from '../failure-text.js';

/** A change of a row that was rolled back. */
export interface RowFailure {
  /** What failed, and why. */
  sentence: string;
  retry: () => void;
  /** Removes the message. */
  dismiss: () => void;
}

const noticeKey = (id: string): string => `row-failure ${id}`;

/**
 * Failed changes of a list by row. Each is shown beside its row, and in a notice that stays, because the row may be out of sight when the server
 * refuses.
 */
export function useRowFailures() {
  const [failures, setFailures] = useState<ReadonlyMap<string, RowFailure>>(new Map());
  const notify = useNotify();
  const withdraw = useWithdrawNotice();

  const forget = useCallback(
    (id: string) => {
      withdraw(noticeKey(id));
      setFailures((now) => new Map([...now].filter(([known]) => known !== id)));
    },
    [withdraw],
  );
  /** @param what such as `Failed to update store`; the API's own sentence follows it */
  const show = useCallback(
    (id: string, what: string, error: unknown, retry: () => void) => {
      const sentence = failureWithReason(error, what);
      setFailures((now) => new Map(now).set(id, { sentence, retry, dismiss: () => forget(id) }));
      notify({ key: noticeKey(id), message: sentence, stays: true, action: { label: 'Try again', onClick: retry } });
    },
    [forget, notify],
  );
  return { of: (id: string): RowFailure | undefined => failures.get(id), show, forget };
}
