import { LRUCache } from 'lru-cache';

/** A value with its size. */
export interface Sized {
  /** At least 1. */
  readonly bytes: number;
}

export type ByteCache<Value extends Sized> = LRUCache<string, Value>;

/**
 * An LRU cache with a maximum number of entries and of bytes in total. A value that is larger than `maxBytes` is not kept. A value that grows
 * must be set again, as a new object.
 */
export const createByteCache = <Value extends Sized>(limits: {
  maxEntries: number;
  maxBytes: number;
}): ByteCache<Value> =>
  new LRUCache({ max: limits.maxEntries, maxSize: limits.maxBytes, sizeCalculation: ({ bytes }) => bytes });
