const EVERY_BYTES = 8 * 1024 * 1024;

let passed = 0;

/**
 * Runs a minor garbage collection after every 8 MB of all uploads together. V8 does not count a buffer's bytes as new objects: without this, buffers
 * grow to some 60 MB, and V8 runs three to seven full collections for 100 MB. A minor collection takes a millisecond or two. Needs Node's flag
 * `--expose-gc`; without it, uploads are slower.
 * @param bytes number of bytes that were just passed on
 */
export function collectAfter(bytes: number): void {
  passed += bytes;
  if (passed < EVERY_BYTES) return;
  passed = 0;
  void globalThis.gc?.({ type: 'minor' });
}
