import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { findCause, StorageFailure } from './storage-failure.js';
import { assertStoragePath, isStoragePath } from './storage-path.js';

/**
 * The content to be stored: a local file, or a stream of exactly `size` bytes. With `take` the local file is moved, so that it no longer
 * exists afterwards.
 */
export type Content = { file: string; take?: boolean } | { stream: Readable; size: number };

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** In quotes, as in HTTP. */
  etag: string;
  modifiedAt: Date;
}

/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The storage of all files. A path is relative, such as `demo/ring-640.avif`; {@link isStoragePath} defines its form. For other paths `find` and
 * `exists` report that there is no such file, and all other methods throw. Failures of the storage itself are thrown as {@link StorageFailure}.
 */
export abstract class FileStorage {
  /** @param disk removes files and reads their metadata; the subclasses implement the rest themselves */
  constructor(private readonly disk: Disk) {}

  /** Stores a file atomically; replaces a file of the same path. */
  abstract put(path: string, content: Content): Promise<void>;

  /** @returns `undefined` if there is no such file */
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

  /** Opens a file, or a range within its size. The caller must read the stream to its end or destroy it. */
  abstract open(path: string, range?: ByteRange): Promise<Readable>;

  /** Removes a file; does nothing if it does not exist. */
  async remove(path: string): Promise<void> {
    assertStoragePath(path);
    try {
      await this.disk.delete(path);
    } catch (error) {
      throw new StorageFailure(error);
    }
  }

  /** @throws Error if files cannot be stored or read at present */
  abstract ready(): Promise<void>;

  async exists(path: string): Promise<boolean> {
    return (await this.find(path)) !== undefined;
  }

  /** Closes connections, if the storage has any. */
  close(): void {
    // A directory has none.
  }

  onModuleDestroy(): void {
    this.close();
  }

  /** Whether a failure of the disk means that there is no such file. */
  protected abstract isMissing(failure: unknown): boolean;
}
