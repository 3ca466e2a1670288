import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { findCause, StorageFailure } from './storage-failure.js';
import { assertStoragePath, isStoragePath } from './storage-path.js';

/**
 * What is to be kept: a file of this machine, or a stream of exactly `size` bytes. With `take` the file is the storage's to have: once kept, it
 * no longer exists where it was.
 */
export type Content = { file: string; take?: boolean } | { stream: Readable; size: number };

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** In quotes, as HTTP sends it. */
  etag: string;
  modifiedAt: Date;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one place where files are kept. A path is relative, such as `demo/ring-640.avif`; see {@link isStoragePath} for its form. A method given
 * another path throws, except those that look: such a file does not exist. Failures of the storage itself are thrown as
 * {@link StorageFailure}.
 */
export abstract class FileStorage {
  /** @param disk removes files and tells of them; what it cannot do well the kinds of storage do themselves */
  constructor(private readonly disk: Disk) {}

  /** Keeps a file whole or not at all; one of the same path is replaced. */
  abstract put(path: string, content: Content): Promise<void>;

  /** @returns `undefined` when there is no such file */
  async find(path: string): Promise<StoredFile | undefined> {
    if (!isStoragePath(path)) return undefined;
    try {
      const { contentLength, etag, lastModified } = await this.disk.getMetaData(path);
      return { size: contentLength, etag, modifiedAt: lastModified };
    } catch (error) {
      if (this.isMissing(findCause(error))) return undefined;
      throw new StorageFailure(error);
    }
  }

  /** The bytes of a file, or a part of them that lies within its size. Whoever asks reads the stream or destroys it. */
  abstract open(path: string, range?: ByteRange): Promise<Readable>;

  /** Removing what does not exist is no failure. */
  async remove(path: string): Promise<void> {
    assertStoragePath(path);
    try {
      await this.disk.delete(path);
    } catch (error) {
      throw new StorageFailure(error);
    }
  }

  /** @throws when files cannot be kept and read at present */
  abstract ready(): Promise<void>;

  async exists(path: string): Promise<boolean> {
    return (await this.find(path)) !== undefined;
  }

  /** Lets go of connections, where there are any. */
  close(): void {
    // A directory has none.
  }

  onModuleDestroy(): void {
    this.close();
  }

  /** Whether a failure of the disk says that there is no such file. */
  protected abstract isMissing(failure: unknown): boolean;
}
