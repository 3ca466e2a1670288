import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** Films are read one after another, so that they use only one processor core. */
const turns = pLimit(1);

/** Reading takes a fraction of a second; the timeout is for films that were made to take longer. */
const LIMIT_MS = 10_000;

/** Starting a reader takes longer than reading a film, so it is kept this long for the next one. */
const IDLE_MS = 60_000;

/** The file beside this one, as `.ts` or compiled. */
const READER = new URL(`./duration-reader${extname(import.meta.url)}`, import.meta.url);

let reader: Worker | undefined;
let retirement: NodeJS.Timeout | undefined;

/**
 * Reads a film in a worker thread, which is ended after an error or a timeout, so that a malicious film neither blocks requests nor the reading of
 * the next film.
 * @returns the duration of a film in seconds; `null` if none was found in `limitMs` milliseconds
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
  // `once` above reports the error to a waiting call; without a listener the error of an idle worker would end the process.
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
