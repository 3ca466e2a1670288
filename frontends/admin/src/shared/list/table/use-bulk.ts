import { useNotify } from '@vitrine/ui';
import { useCallback, useState } from 'react';
import { useIsMounted } from '../../use-is-mounted.js';
import { failureText } from '../../failure-text.js';
import { type BatchedWork, goThrough } from './batched-work.js';

/** Something done to many rows, one after the other. */
export interface BulkWork {
  keys: readonly string[];
  each: (key: string) => Promise<unknown>;
  /** Such as `3 orders were deleted.` */
  done: (count: number) => string;
  /** The message for a row that failed, such as `Order #1234 could not be deleted.` */
  failed: (key: string) => string;
  /** Reverts the work for the rows it was done to. */
  undo?: (keys: readonly string[]) => BulkWork;
  /** Called with the rows it was done to, at least one. */
  onDone?: (keys: readonly string[]) => void;
}

/** The outcome of work. */
interface Outcome {
  /** What was done; undefined where nothing was. */
  done: string | undefined;
  undo?: BulkWork | undefined;
  /** A sentence for each row that failed. */
  sentences: readonly string[];
  retry?: (() => void) | undefined;
}

/**
 * Runs {@link BulkWork} and {@link BatchedWork} and reports the outcome: what was done in a passing notice with Undo, what failed until it is
 * dismissed.
 */
export function useBulk(onSettled: () => void) {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [failed, setFailed] = useState<Pick<Outcome, 'sentences' | 'retry'> | null>(null);
  const notify = useNotify();
  const shown = useIsMounted();

  const settle = useCallback(
    ({ done, undo, sentences, retry }: Outcome, run: (work: BulkWork) => Promise<void>) => {
      setProgress(null);
      onSettled();
      if (sentences.length > 0) {
        setFailed({ sentences, retry });
        // After leaving the screen, a person would see the failure nowhere else.
        if (!shown.current) return notify({ message: [...(done ? [done] : []), ...sentences].join(' ') });
      }
      if (done === undefined) return;
      notify({ message: done, ...(undo && { action: { label: 'Undo', onClick: () => void run(undo) } }) });
    },
    [notify, onSettled, shown],
  );

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
      const outcome = {
        done: done.length > 0 ? work.done(done.length) : undefined,
        undo: work.undo?.(done),
        sentences: [...left.values()],
        retry: () => void run({ ...work, keys: [...left.keys()] }),
      };
      if (done.length > 0) work.onDone?.(done);
      settle(outcome, run);
    },
    [settle],
  );

  const runBatched = useCallback(
    async function runBatched(work: BatchedWork, from = ''): Promise<void> {
      setFailed(null);
      const { changed, sentences, goOn } = await goThrough(work, from, setProgress);
      const outcome = {
        done: changed.length > 0 ? work.done(changed.length) : undefined,
        undo: work.undo?.(changed),
        sentences,
        retry: goOn === undefined ? undefined : () => void runBatched(work, goOn),
      };
      if (changed.length > 0) work.onDone?.(changed);
      settle(outcome, run);
    },
    [settle, run],
  );

  return { run, runBatched, progress, failed, forget: () => setFailed(null) };
}
