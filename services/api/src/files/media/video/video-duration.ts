import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** One after another, so that films take no more than one processor. */
const turns = pLimit(1);

/** Reading takes a fraction of a second; a film built to take longer is not waited for. */
const LIMIT_MS = 10_000;

/** Films often come one after another, and to start a reader takes longer than to read one; between times none is kept. */
const IDLE_MS = 60_000;

/** Beside this file, compiled or not. */
const READER = new URL(`./duration-reader${extname(import.meta.url)}`, import.meta.url);

let reader: Worker | undefined;
let retirement: NodeJS.Timeout | undefined;

/**
 * Reads a film in a thread apart, which ends when a film brings it into trouble: whatever that does to its reader, requests are answered meanwhile and the
 * next film finds another one.
 * @returns the duration of a video in seconds; `null` when it tells none in `limitMs` milliseconds
 */
export function videoDuration(file: string, limitMs = LIMIT_MS): Promise<number | null> {
  return turns(async () => {
    clearTimeout(retirement);
    const asked = (reader ??= started());
    asked.ref();
    try {
      asked.postMessage(file);
      const [seconds] = (await once(asked, 'message', { signal: AbortSignal.timeout(limitMs) })) as [number | null];
      asked.unref();
      retirement = setTimeout(() => void retire(asked), IDLE_MS).unref();
      return seconds;
    } catch {
      await retire(asked);
      return null;
    }
  });
}

function started(): Worker {
  const worker = new Worker(READER);
  // Whoever waits for an answer learns of it; without a listener the end of an idle one would be the process's.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    if (reader === worker) reader = undefined;
  });
  return worker;
}

async function retire(retired: Worker): Promise<void> {
  if (reader === retired) reader = undefined;
  await retired.terminate();
}
