import type { components } from '@vitrine/platform';
import { failureText, hasCode } from '../../failure-text.js';
import { format } from '../../format.js';
import type { BulkWork } from './use-bulk.js';

type BulkChanges = components['schemas']['BulkChangesDto'];
export type BulkChange = components['schemas']['BulkChangeDto'];

/** Something done to all rows that a list finds, in batches. */
export interface BatchedWork {
  /** The question before it starts, where it was not asked yet. */
  ask?: { title: string; question: string; confirm: string };
  total: number;
  /** @param cursor empty = from the beginning */
  step: (cursor: string) => Promise<BulkChanges>;
  /** Such as `3 orders were deleted.` */
  done: (count: number) => string;
  /** The message for a refused row, such as `Order #1234 could not be deleted.` */
  failed: (id: string) => string;
  /** Shown when a batch failed and the rest was not done. */
  stopped: string;
  /** Reverts the work for the rows it was done to. */
  undo?: (changed: readonly BulkChange[]) => BulkWork;
  /** Called with the changed rows, at least one. */
  onDone?: (changed: readonly BulkChange[]) => void;
}

/** The outcome of such work. */
interface BatchedOutcome {
  changed: readonly BulkChange[];
  /** What was not done, as sentences. */
  sentences: readonly string[];
  /** Cursor from which to go on after a failure; undefined where a retry is no use. */
  goOn: string | undefined;
}

/** At most this many refused rows are named. */
const NAMED = 10;

/** Does the work batch by batch until all is done or a batch fails. @param from cursor of the batch to begin with */
export async function goThrough(
  work: BatchedWork,
  from: string,
  onProgress: (progress: { done: number; of: number }) => void,
): Promise<BatchedOutcome> {
  const changed: BulkChange[] = [];
  const refused: string[] = [];
  let seen = 0;
  let cursor = from;
  try {
    for (let next: string | null = from; next !== null;) {
      cursor = next;
      onProgress({ done: seen, of: work.total });
      const batch: BulkChanges = await work.step(cursor);
      changed.push(...batch.changed);
      refused.push(...batch.refused.map(({ id, error }) => `${work.failed(id)} ${error}`));
      seen += batch.changed.length + batch.unchanged + batch.refused.length;
      next = batch.next;
    }
    return { changed, sentences: shorten(refused), goOn: undefined };
  } catch (error) {
    const sentence = `${work.stopped} ${failureText(error, '')}`.trim();
    const goOn = hasCode(error, 'CONFLICT') ? undefined : cursor;
    return { changed, sentences: [...shorten(refused), sentence], goOn };
  }
}

const shorten = (sentences: readonly string[]): string[] =>
  sentences.length <= NAMED
    ? [...sentences]
    : [...sentences.slice(0, NAMED), `And ${format.count(sentences.length - NAMED)} more.`];
