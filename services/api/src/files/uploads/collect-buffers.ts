const EVERY_BYTES = 8 * 1024 * 1024;

let passed = 0;

/**
 * Collects young objects after every 8 MB of all uploads together. V8 does not count a buffer's bytes as new objects: without this, buffers grow to
 * some 60 MB, and V8 walks its whole heap three to seven times for 100 MB. A collection of young objects takes a millisecond or two.
 * Needs Node's flag `--expose-gc`; without it, uploads are slower.
 * @param bytes that have just been passed on
 */
export function collectAfter(bytes: number): void {
  passed += bytes;
  if (passed < EVERY_BYTES) return;
  passed = 0;
  void globalThis.gc?.({ type: 'minor' });
}
