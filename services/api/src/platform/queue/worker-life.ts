import type { Worker } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import pTimeout from 'p-timeout';

/** Options of every worker. A stalled job only means that its worker was killed, so it may stall any number of times. */
export const WORKER_OPTIONS = { autorun: false, maxStalledCount: 1000, runRetryDelay: 2000 } as const;

/** Jobs in hand get this long when the process is asked to stop; what is not done then is done again by another worker. */
const STOP_MS = 5000;

/** Lets a worker (made with `autorun: false`) take jobs, once its storage is reachable: before, it would spin. */
export async function startWorker(worker: Worker, logger: PinoLogger): Promise<void> {
  await worker.waitUntilReady();
  worker.run().catch((error: unknown) => logger.error({ err: error, queue: worker.name }, 'A worker ended'));
}

/** Takes no more jobs and waits for those in hand, for a while. */
export async function stopWorker(worker: Worker): Promise<void> {
  await pTimeout(worker.close(), { milliseconds: STOP_MS, message: false });
}
