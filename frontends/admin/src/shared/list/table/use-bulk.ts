import { useNotify } from '@vitrine/ui';
import { useCallback, useState } from 'react';
import { useIsMounted } from '../../use-is-mounted.js';
import { failureText } from '../../failure-text.js';

/** Something done to many rows, one after the other. */
export interface BulkWork {
  keys: readonly string[];
  each: (key: string) => Promise<unknown>;
  /** Such as `3 orders were deleted.` */
  done: (count: number) => string;
  /** What did not happen to one of them, such as `Order #1234 could not be deleted.` */
  failed: (key: string) => string;
  /** Reverts the work for the rows it was done to. */
  undo?: (keys: readonly string[]) => BulkWork;
}

interface Failed {
  work: BulkWork;
  /** A sentence for each row it was not done to. */
  sentences: readonly string[];
}

/** Runs {@link BulkWork} and tells how it went: what was done in passing and with its way back, what failed until it is dismissed. */
export function useBulk(onSettled: () => void) {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const notify = useNotify();
  const shown = useIsMounted();

  const run = useCallback(
    async function run(work: BulkWork): Promise<void> {
      const done: string[] = [];
      const left = new Map<string, string>();
      setFailed(null);
      for (const [place, key] of work.keys.entries()) {
        setProgress({ done: place, of: work.keys.length });
        await work.each(key).then(
          () => done.push(key),
          (error: unknown) => left.set(key, `${work.failed(key)} ${failureText(error, '')}`.trim()),
        );
      }
      setProgress(null);
      onSettled();
      const sentences = [...left.values()];
      if (left.size > 0) {
        setFailed({ work: { ...work, keys: [...left.keys()] }, sentences });
        // Who went on meanwhile finds it nowhere else.
        if (!shown.current) {
          const allSentences = done.length > 0 ? [work.done(done.length), ...sentences] : sentences;
          return notify({ message: allSentences.join(' ') });
        }
      }
      if (done.length === 0) return;
      const undo = work.undo?.(done);
      notify({
        message: work.done(done.length),
        ...(undo && { action: { label: 'Undo', onClick: () => void run(undo) } }),
      });
    },
    [notify, onSettled, shown],
  );

  return { run, progress, failed, retry: () => failed && void run(failed.work), forget: () => setFailed(null) };
}
