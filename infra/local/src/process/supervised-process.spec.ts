import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processIdentity } from './identity.ts';
import { sendSignal } from './signals.ts';
import { SupervisedProcess } from './supervised-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'vitrine-process-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** A process that runs `script`, and the lines said about it; `line(pattern)` waits for one. */
function supervise(script: string, becomesReady = true, started: (pid: number) => void = () => undefined) {
  const lines: string[] = [];
  const waiting: { pattern: RegExp; resolve: () => void }[] = [];
  const say = (text: string) => {
    lines.push(text);
    for (const { pattern, resolve } of waiting) if (pattern.test(text)) resolve();
  };
  const one = new SupervisedProcess(
    {
      name: 'sample',
      file: process.execPath,
      args: ['-e', script],
      env: process.env,
      cwd: directory,
      logFile: join(directory, 'sample.log'),
      stopSignal: 'SIGTERM',
      readyWithinMs: 10_000,
      isReady: () => Promise.resolve(becomesReady),
    },
    { say, started, ended: () => undefined },
  );
  return {
    one,
    lines,
    line: (pattern: RegExp) => new Promise<void>((resolve) => waiting.push({ pattern, resolve })),
  };
}

test('several requests to restart a process restart it once', async () => {
  const started: number[] = [];
  const { one } = supervise('setInterval(() => {}, 1000)', true, (pid) => started.push(pid));
  await one.start();
  const [first] = started;
  expect(await Promise.all([one.restart(5_000), one.restart(5_000), one.restart(5_000)])).toEqual([false, false, true]);
  expect(started).toHaveLength(2);
  expect(one.pid).not.toBe(first);
  await one.stop(5_000);
});

test('a process that is killed is started again, with a line that says so', async () => {
  const { one, line, lines } = supervise('setInterval(() => {}, 1000)');
  await one.start();
  const first = one.pid ?? 0;
  const back = line(/is back after/);
  sendSignal(first, 'SIGKILL');
  await back;
  expect(lines[0]).toBe('sample ended by itself (SIGKILL); starting it again in 0.5 s.');
  expect(one.pid).not.toBe(first);
  await one.stop(5_000);
  expect(one.running).toBe(false);
});

test('a process that ends at its start is not restarted; its own message is the reason', async () => {
  const { one } = supervise("console.error('PORT must be a number.'); process.exit(1)", false);
  await expect(one.start()).rejects.toThrow('PORT must be a number.');
  expect(one.running).toBe(false);
});

test('a process that ignores the signal to stop is killed', async () => {
  const { one, lines } = supervise("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)");
  await one.start();
  const pid = one.pid ?? 0;
  await one.stop(0);
  expect(processIdentity(pid)).toBeUndefined();
  expect(one.running).toBe(false);
  expect(lines.length).toBeLessThanOrEqual(1);
});
