import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, delimiter } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltStage } from './build-stages.ts';

/** An account that owns nothing: all but the volumes is read-only to it. */
const NOBODY = 65_534;
const HEALTHY_WITHIN_MS = 60_000;
const POLL_MS = 250;
const STOPS_WITHIN_MS = 30_000;

type Settings = Record<string, string>;

function launch({ directory, env }: BuiltStage, command: string[], settings: Settings): ChildProcess {
  const [file = '', ...words] = command;
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  return spawn(file === 'node' ? process.execPath : file, words, {
    cwd: directory,
    env: { PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter), ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asNobody,
  });
}

/** What a process prints, to its last 4,000 characters. */
function lastOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output = (output + String(chunk)).slice(-4_000)));
  return () => output;
}

/**
 * Runs a command of an image to its end.
 * @throws Error with what it printed when it ends with another code than 0
 */
export async function runToEnd(stage: BuiltStage, command: string[], settings: Settings): Promise<void> {
  const child = launch(stage, command, settings);
  const output = lastOutput(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${output()}`);
}

/** An image's process, as an engine would run it. */
export class Container {
  private readonly name: string;
  private readonly stage: BuiltStage;
  private readonly settings: Settings;
  private readonly child: ChildProcess;
  private readonly output: () => string;
  private readonly ended: Promise<unknown>;

  constructor(name: string, stage: BuiltStage, settings: Settings) {
    this.name = name;
    this.stage = stage;
    this.settings = settings;
    this.child = launch(stage, stage.command, settings);
    this.output = lastOutput(this.child);
    this.ended = once(this.child, 'close');
  }

  /** Waits until its HEALTHCHECK succeeds. @throws Error with what it printed when it dies or does not */
  async healthy(): Promise<void> {
    const deadline = Date.now() + HEALTHY_WITHIN_MS;
    for (;;) {
      const isHealthy = await runToEnd(this.stage, this.stage.healthCheck, this.settings).then(
        () => true,
        () => false,
      );
      if (isHealthy) break;
      if (this.child.exitCode !== null || Date.now() > deadline)
        throw new Error(`${this.name} does not become healthy: ${this.output()}`);
      await wait(POLL_MS);
    }
    console.log(`✓ ${this.name} is healthy`);
  }

  /** @throws Error when it does not end by itself, with 0, after SIGTERM */
  async stopsInGoodOrder(): Promise<void> {
    this.child.kill('SIGTERM');
    await Promise.race([this.ended, wait(STOPS_WITHIN_MS, undefined, { ref: false })]);
    if (this.child.exitCode !== 0) throw new Error(`${this.name} did not end with 0 after SIGTERM: ${this.output()}`);
    console.log(`✓ ${this.name} ends in good order`);
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
