import type { Readable } from 'node:stream';

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
  /** Keeps a file whole or not at all; one of the same path is replaced. */
  abstract put(path: string, content: Content): Promise<void>;

  /** @returns `undefined` when there is no such file */
  abstract find(path: string): Promise<StoredFile | undefined>;

  /** The bytes of a file, or a part of them that lies within its size. Whoever asks reads the stream or destroys it. */
  abstract open(path: string, range?: ByteRange): Promise<Readable>;

  /** Removing what does not exist is no failure. */
  abstract remove(path: string): Promise<void>;

  /** @throws when files cannot be kept and read at present */
  abstract ready(): Promise<void>;

  /** Closes the connections. */
  abstract close(): void;

  async exists(path: string): Promise<boolean> {
    return (await this.find(path)) !== undefined;
  }

  onModuleDestroy(): void {
    this.close();
  }
}
