import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** One after another, so that films take no more than one processor. */
const turns = pLimit(1);

/** Reading takes a fraction of a second; a film built to take longer is not waited for. */
const LIMIT_MS = 10_000;

/** Beside this file, compiled or not. */
const READER = new URL(`./duration-reader${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads a film in a thread of its own, which ends with it: whatever it does to its reader, requests are answered meanwhile and the next film finds
 * another one.
 * @returns the duration of a video in seconds; `null` when it tells none in `limitMs` milliseconds
 */
export function videoDuration(file: string, limitMs = LIMIT_MS): Promise<number | null> {
  return turns(async () => {
    const reader = new Worker(READER, { workerData: file });
    try {
      const [seconds] = (await once(reader, 'message', { signal: AbortSignal.timeout(limitMs) })) as [number | null];
      return seconds;
    } catch {
      return null;
    } finally {
      await reader.terminate();
    }
  });
}
