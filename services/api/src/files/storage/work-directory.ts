import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../config/app-config.js';
import { StorageFailure } from './storage-failure.js';

/** Longer than any request may take, which is an hour; a file of another machine that nobody has written to for so long belongs to nobody. */
const STALE_MS = 2 * 60 * 60 * 1000;
const SWEEP_MS = 5 * 60 * 1000;

/** Names of working files tell whose they are: `{host}~{process id}~{start of the process}~{any}`. */
const HOST = hostname().replaceAll('~', '-');
const RUN = randomUUID().slice(0, 8);

/**
 * Files in the making, such as an upload while it arrives. They lie on the machine of the process that makes them, so that each process looks after
 * them itself: whoever asks for files discards them, and those of a process that was killed are deleted.
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
   * Room for the files of one piece of work.
   * @throws StorageFailure when the directory cannot be made
   */
  async open(): Promise<WorkFiles> {
    try {
      await mkdir(this.config.workDirectory, { recursive: true });
    } catch (error) {
      throw new StorageFailure(error);
    }
    return new WorkFiles(this.config.workDirectory);
  }

  /** Removes the files that no process works on any more. */
  async sweep(): Promise<void> {
    const { workDirectory } = this.config;
    const names = await readdir(workDirectory).catch((): string[] => []);
    for (const name of names) {
      const file = join(workDirectory, name);
      if (isOwn(name) || !(isAbandoned(name) || (await isStale(file)))) continue;
      await rm(file, { force: true }).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'A stale working file could not be removed');
      });
    }
  }
}

/** The files of one piece of work. */
export class WorkFiles {
  private readonly files: string[] = [];

  constructor(private readonly directory: string) {}

  /** The path of a file that does not exist yet. */
  next(): string {
    const file = join(this.directory, [HOST, process.pid, RUN, randomUUID()].join('~'));
    this.files.push(file);
    return file;
  }

  /** Removes all of them that still exist. */
  async discard(): Promise<void> {
    await Promise.all(this.files.splice(0).map((file) => rm(file, { force: true })));
  }
}

/** Whether this process made a file: who asked for it discards it, however long it takes. */
function isOwn(name: string): boolean {
  const [host, id, run] = name.split('~');
  return host === HOST && id === String(process.pid) && run === RUN;
}

/** Whether the process that made a file is known to be gone. */
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
