import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let count = 0;

const change = (by: 1 | -1): void => {
  count += by;
  for (const listener of [...listeners]) listener();
};

/** Counts work as a running upload until it ends. */
export async function asUpload<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether an upload is running, which leaving the page would abort. */
export const useUploadInProgress = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
