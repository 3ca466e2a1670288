import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../config/app-config.js';
import { StorageFailure } from './storage-failure.js';

/** Longer than the one hour that a request may take: a file of another machine that was not written to for this long is abandoned. */
const STALE_MS = 2 * 60 * 60 * 1000;
const SWEEP_MS = 5 * 60 * 1000;

/** Names of temporary files identify their process: `{host}~{process id}~{random id of the process}~{random}`. */
const HOST = hostname().replaceAll('~', '-');
const RUN = randomUUID().slice(0, 8);

/**
 * Temporary files, such as an upload while it arrives. They are on the machine of their process. The caller discards them, and a sweep deletes those
 * of killed processes.
 */
@Injectable()
export class WorkDirectory implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(WorkDirectory.name);
  }

  async onModuleInit(): Promise<void> {
    await this.sweep();
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /**
   * Creates the directory, and returns the temporary files of one piece of work, none at first.
   * @throws StorageFailure if the directory cannot be created
   */
  async open(): Promise<WorkFiles> {
    try {
      await mkdir(this.config.workDirectory, { recursive: true });
    } catch (error) {
      throw new StorageFailure(error);
    }
    return new WorkFiles(this.config.workDirectory);
  }

  /** Removes the files of processes that have ended. */
  async sweep(): Promise<void> {
    const { workDirectory } = this.config;
    const names = await readdir(workDirectory).catch((): string[] => []);
    for (const name of names) {
      const file = join(workDirectory, name);
      if (isOwn(name) || !(isAbandoned(name) || (await isStale(file)))) continue;
      await rm(file, { force: true }).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'A stale temporary file could not be removed');
      });
    }
  }
}

/** The temporary files of one piece of work. */
export class WorkFiles {
  private readonly files: string[] = [];

  constructor(private readonly directory: string) {}

  /** The path of a file that does not exist yet. */
  next(): string {
    const file = join(this.directory, [HOST, process.pid, RUN, randomUUID()].join('~'));
    this.files.push(file);
    return file;
  }

  /** Removes all files that still exist. */
  async discard(): Promise<void> {
    await Promise.all(this.files.splice(0).map((file) => rm(file, { force: true })));
  }
}

/** Whether this process made a file; its caller discards it, even after a long time. */
function isOwn(name: string): boolean {
  const [host, id, run] = name.split('~');
  return host === HOST && id === String(process.pid) && run === RUN;
}

/** Whether the process that made a file has certainly ended. */
function isAbandoned(name: string): boolean {
  const [host, id, run] = name.split('~');
  if (host !== HOST || run === RUN) return false;
  const pid = Number(id);
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function isStale(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > STALE_MS;
}
