import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { isError } from '../../common/errors/is-error.js';
import type { DiskSetting } from '../../config/storage-setting.js';
import { FileStorage, type ByteRange, type Content } from './file-storage.js';
import { StorageFailure } from './storage-failure.js';
import { assertStoragePath } from './storage-path.js';

/** Error codes for a missing file: those of the system, and flydrive's code for a directory. */
const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'E_RUNTIME_EXCEPTION'];

/** Files in a directory of this machine. */
export class DiskStorage extends FileStorage {
  private readonly directory: string;

  constructor({ directory }: DiskSetting) {
    super(new Disk(new FSDriver({ location: directory, visibility: 'public' })));
    this.directory = directory;
  }

  async put(path: string, content: Content): Promise<void> {
    assertStoragePath(path);
    const target = join(this.directory, path);
    // Written under a hidden name first: flydrive writes in place, and an interrupted write would leave half a file.
    const part = join(dirname(target), `.${basename(target)}.${randomUUID()}.part`);
    try {
      await mkdir(dirname(target), { recursive: true });
      if ('file' in content && content.take && (await moved(content.file, target))) return;
      await pipeline('file' in content ? createReadStream(content.file) : content.stream, createWriteStream(part));
      await rename(part, target);
      if ('file' in content && content.take) await rm(content.file, { force: true });
    } catch (error) {
      if ('stream' in content) content.stream.destroy();
      await rm(part, { force: true });
      throw new StorageFailure(error);
    }
  }

  async open(path: string, range?: ByteRange): Promise<Readable> {
    assertStoragePath(path);
    try {
      const handle = await open(join(this.directory, path));
      return handle.createReadStream(range);
    } catch (error) {
      throw new StorageFailure(error);
    }
  }

  async ready(): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    await access(this.directory, constants.R_OK | constants.W_OK);
  }

  protected override isMissing(failure: unknown): boolean {
    return isError(failure) && 'code' in failure && typeof failure.code === 'string' && MISSING.includes(failure.code);
  }
}

/** @returns false if the file is on another disk, so that it must be copied */
async function moved(file: string, target: string): Promise<boolean> {
  try {
    await rename(file, target);
    return true;
  } catch (error) {
    if (isError(error) && 'code' in error && error.code === 'EXDEV') return false;
    throw error;
  }
}
