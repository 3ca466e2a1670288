import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collector = (options: { type: 'minor' }) => void;

const EVERY_BYTES = 8 * 1024 * 1024;

let collect: Collector | undefined;
let passed = 0;

/**
 * Frees the buffers of uploads that have passed, every 8 MB of all uploads together. V8 does not count a buffer's bytes as new objects: left alone, it
 * lets them pile up to some 60 MB and then walks its whole heap, three to seven times for 100 MB, which takes longer than the upload itself; a
 * collection of the new objects alone takes a millisecond or two.
 * @param bytes that have just been let through
 */
export function notePassed(bytes: number): void {
  passed += bytes;
  if (passed < EVERY_BYTES) return;
  passed = 0;
  collect ??= minorCollector();
  collect({ type: 'minor' });
}

/** Node gives access to the collector to contexts that are made after its flag is set. */
function minorCollector(): Collector {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as Collector;
  setFlagsFromString('--no-expose-gc');
  return gc;
}
