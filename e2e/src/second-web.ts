import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, ROOT } from '@vitrine/local';
import type { RunningSystem } from './running-system.ts';

/** Another web process of a running system, on ports of its own. */
export interface SecondWeb {
  /** Its origin, without a trailing slash. */
  url: string;
  /** Sum of a counter's series. */
  count: (metric: string) => Promise<number>;
  stop: () => Promise<void>;
}

const READY_WITHIN_MS = 60_000;

/** Starts a second `web`, and waits until it is ready. @throws Error when it does not get ready */
export async function startSecondWeb({ env }: RunningSystem): Promise<SecondWeb> {
  const [port, opsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(ROOT, 'services/web/dist/main.js')], {
    cwd: ROOT,
    env: { ...env, PORT: String(port), WEB_OPS_PORT: String(opsPort) },
    stdio: 'ignore',
  });
  const operations = `http://127.0.0.1:${opsPort}`;
  const stop = () => end(child);
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(`${operations}/health/ready`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The second web process does not get ready');
    }
    await pause(100);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    count: async (metric) => {
      const lines = (await (await fetch(`${operations}/metrics`)).text()).split('\n');
      const own = lines.filter((line) => line.startsWith(`${metric} `) || line.startsWith(`${metric}{`));
      return own.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
    },
    stop,
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
