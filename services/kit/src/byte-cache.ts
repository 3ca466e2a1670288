import { LRUCache } from 'lru-cache';

/** What a value takes of the cache. */
export interface Sized {
  /** At least 1. */
  readonly bytes: number;
}

export type ByteCache<Value extends Sized> = LRUCache<string, Value>;

/**
 * A cache of so many entries, and so many bytes of all together, from which those go first that were not used for the longest time. A value
 * that is larger than `maxBytes` by itself is not kept. A value that grows is set again, as a new object.
 */
export const createByteCache = <Value extends Sized>(limits: {
  maxEntries: number;
  maxBytes: number;
}): ByteCache<Value> =>
  new LRUCache({ max: limits.maxEntries, maxSize: limits.maxBytes, sizeCalculation: ({ bytes }) => bytes });
