import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { StartFailure } from '../failure.ts';
import { findExitReason } from './exit-reason.ts';
import { sendSignal, waitUntil } from './signals.ts';

const FIRST_BACK_OFF_MS = 500;
const MAX_BACK_OFF_MS = 30_000;
/** A process that ran this long counts as healthy: after its next death the back-off starts from the beginning. */
const HEALTHY_AFTER_MS = 30_000;
const READY_POLL_MS = 100;
/** Enough for a killed process to be gone, even on a busy machine. */
const KILLED_WITHIN_MS = 10_000;

export interface ProcessDescription {
  /** Its title, as people see it. */
  name: string;
  file: string;
  args: string[];
  /** Account to run as; `undefined` = the present one. */
  ids?: { uid: number; gid: number } | undefined;
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** The file to which its output is written. */
  logFile: string;
  /** The signal that asks it to end. */
  stopSignal: NodeJS.Signals;
  /** Time it has to become ready, in milliseconds. */
  readyWithinMs: number;
  /** Whether it answers. */
  isReady(): Promise<boolean>;
}

export interface SupervisedProcessEvents {
  /** Prints that the process ended or is ready again, or that it could not be stopped or restarted in time. */
  say(line: string): void;
  started(pid: number): void;
  ended(pid: number): void;
}

/** Starts a process and, until it is stopped, restarts it with exponential back-off when it ends unexpectedly. */
export class SupervisedProcess {
  private readonly description: ProcessDescription;
  private readonly events: SupervisedProcessEvents;
  private child: ChildProcess | undefined;
  private stopping = false;
  private wasReady = false;
  private backOffMs = FIRST_BACK_OFF_MS;
  private restartTimer: NodeJS.Timeout | undefined;
  private logStart = 0;
  private lastRequest = 0;
  private ending: Promise<void> = Promise.resolve();

  constructor(description: ProcessDescription, events: SupervisedProcessEvents) {
    this.description = description;
    this.events = events;
  }

  get name(): string {
    return this.description.name;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get running(): boolean {
    return this.child !== undefined;
  }

  /**
   * Starts it and waits until it is ready.
   * @throws StartFailure with the reason it logged when it ends before, or is not ready in time
   */
  async start(): Promise<void> {
    this.spawn();
    await this.untilReady(this.description.readyWithinMs);
    this.wasReady = true;
  }

  /** Stops it and keeps it stopped; kills it after `graceMs`. Resolves when it has ended. */
  async stop(graceMs: number): Promise<void> {
    this.stopping = true;
    clearTimeout(this.restartTimer);
    await this.end(graceMs);
  }

  /**
   * Ends it, kills it after `graceMs`, and starts it again.
   * @returns false when another call was made meanwhile, whose result then counts
   * @throws StartFailure when it does not become ready; it is then left as it is until the next call
   */
  async restart(graceMs: number): Promise<boolean> {
    const request = (this.lastRequest += 1);
    const isLast = () => request === this.lastRequest && !this.stopping;
    this.wasReady = false;
    clearTimeout(this.restartTimer);
    this.ending = this.ending.then(() => this.end(graceMs));
    await this.ending;
    if (!isLast()) return false;
    this.spawn();
    try {
      await this.untilReady(this.description.readyWithinMs);
    } catch (error) {
      if (isLast()) throw error;
    }
    if (isLast()) this.wasReady = true;
    return isLast();
  }

  /** Asks it to end, kills it after `graceMs`, and waits until it has ended. */
  private async end(graceMs: number): Promise<void> {
    const pid = this.child?.pid;
    if (pid === undefined) return;
    sendSignal(pid, this.description.stopSignal);
    if (await waitUntil(() => !this.running, graceMs)) return;
    this.events.say(`${this.name} did not stop in ${graceMs / 1000} s; it is killed.`);
    sendSignal(-pid, 'SIGKILL');
    await waitUntil(() => !this.running, KILLED_WITHIN_MS);
  }

  private spawn(): void {
    const { file, args, env, cwd, ids, logFile } = this.description;
    const log = openSync(logFile, 'a', 0o600);
    this.logStart = statSync(logFile).size;
    const startedAt = Date.now();
    // A group of its own, so that the terminal's Ctrl-C reaches only the supervisor, which stops all in order.
    const child = spawn(file, args, { env, cwd, ...ids, detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    this.child = child;
    if (child.pid !== undefined) this.events.started(child.pid);
    let over = false;
    const end = (reason: string) => {
      if (over) return;
      over = true;
      if (child.pid !== undefined) this.events.ended(child.pid);
      this.child = undefined;
      if (!this.stopping && this.wasReady) this.restartLater(reason, Date.now() - startedAt);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code ?? 'unknown'}`));
  }

  private restartLater(reason: string, livedMs: number): void {
    if (livedMs >= HEALTHY_AFTER_MS) this.backOffMs = FIRST_BACK_OFF_MS;
    const pause = this.backOffMs;
    this.backOffMs = Math.min(pause * 2, MAX_BACK_OFF_MS);
    this.events.say(`${this.name} ended by itself (${reason}); starting it again in ${pause / 1000} s.`);
    this.restartTimer = setTimeout(() => {
      const since = Date.now();
      this.spawn();
      this.untilReady(this.description.readyWithinMs).then(
        () => this.events.say(`${this.name} is back after ${((Date.now() - since) / 1000).toFixed(1)} s.`),
        (error: unknown) => {
          if (!this.stopping) this.events.say(error instanceof Error ? error.message : String(error));
        },
      );
    }, pause);
  }

  private async untilReady(withinMs: number): Promise<void> {
    const end = Date.now() + withinMs;
    const child = this.child;
    for (;;) {
      if (this.child !== child || child === undefined) throw new StartFailure(this.reasonOfEnd());
      if (await this.description.isReady()) return;
      if (Date.now() > end)
        throw new StartFailure(
          `${this.name} is not ready after ${withinMs / 1000} s; its log is ${this.description.logFile}.`,
        );
      await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
    }
  }

  private reasonOfEnd(): string {
    const words = findExitReason(readFileSync(this.description.logFile).subarray(this.logStart).toString('utf8'));
    return words ?? `${this.name} ended at its start; its log is ${this.description.logFile}.`;
  }
}
