import { ApiFailure } from '@vitrine/platform';
import { format } from '../shared/format.js';
import type { BatchedWork, BulkWork } from '../shared/list/index.js';
import { type TrashEntry, listTrash, restoreEntry, type TrashFilter } from '../shared/trash/index.js';
import { entryTitle } from './trash-entry.js';

/** Entries fetched per request. */
const BATCH = 100;

const done = (count: number): string =>
  count === 1 ? '1 entry was restored.' : `${format.count(count)} entries were restored.`;

const failedOf = (entries: ReadonlyMap<string, TrashEntry>) => (id: string) => {
  const entry = entries.get(id);
  return `${entry ? entryTitle(entry) : 'An entry'} could not be restored.`;
};

/** Work that restores these entries one after the other. */
export function restoreSelectedWork(entries: readonly TrashEntry[]): BulkWork {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    keys: [...byId.keys()],
    each: async (id) => {
      const entry = byId.get(id);
      if (entry) await restoreEntry(entry);
    },
    done,
    failed: failedOf(byId),
  };
}

/** Work that restores all entries found when the list was read, on every page; not what was deleted since. */
export function restoreFoundWork(filter: TrashFilter, { asOf, total }: { asOf: string; total: number }): BatchedWork {
  const tried = new Map<string, TrashEntry>();
  return {
    ask: {
      title: `Restore ${format.count(total)} entries`,
      question: `Are you sure you want to restore all ${format.count(total)} entries found, on every page?`,
      confirm: 'Restore',
    },
    total,
    step: async (cursor) => {
      const { entries, next } = await listTrash(filter, { limit: BATCH, ...(cursor && { cursor }) });
      const changed: { id: string; status: string; version: null }[] = [];
      const refused: { id: string; error: string }[] = [];
      for (const entry of entries.filter(({ deletedAt }) => deletedAt <= asOf)) {
        tried.set(entry.id, entry);
        try {
          await restoreEntry(entry);
          changed.push({ id: entry.id, status: '', version: null });
        } catch (error) {
          // Any error that is not the API's answer about this entry stops the work, which can then be continued.
          if (!(error instanceof ApiFailure) || error.sentence === '') throw error;
          refused.push({ id: entry.id, error: error.sentence });
        }
      }
      return { changed, unchanged: 0, refused, next };
    },
    done,
    failed: failedOf(tried),
    stopped: 'Not all entries were restored.',
  };
}
