import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, HeadBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Setting } from '../../config/storage-setting.js';
import { FileStorage, type ByteRange, type Content } from './file-storage.js';
import { findHttpStatus, StorageFailure } from './storage-failure.js';
import { assertStoragePath } from './storage-path.js';

const CONNECT_TIMEOUT_MS = 2_000;
const IDLE_TIMEOUT_MS = 30_000;

/** Files in a bucket of an S3 server. Only the API needs access to the bucket, because it serves the files. */
export class S3Storage extends FileStorage {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ endpoint, region, bucket, credentials }: S3Setting) {
    const client = new S3Client({
      endpoint,
      region,
      ...(credentials && { credentials }),
      // All S3 servers support buckets in the path, but not all support the newer checksum trailers.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
    });
    super(new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })));
    this.bucket = bucket;
    this.client = client;
  }

  async put(path: string, content: Content): Promise<void> {
    assertStoragePath(path);
    try {
      const { stream, size } = 'file' in content ? await openStream(content.file) : content;
      await this.send(path, stream, size);
      if ('file' in content && content.take) await rm(content.file, { force: true });
    } catch (error) {
      throw new StorageFailure(error);
    }
  }

  /** Uses the client directly, which closes the connection when the stream fails; flydrive keeps it until it times out. */
  private async send(path: string, stream: Readable, size: number): Promise<void> {
    const request = new AbortController();
    stream.once('error', () => request.abort());
    const object = { Bucket: this.bucket, Key: path, Body: stream, ContentLength: size };
    await this.client.send(new PutObjectCommand(object), { abortSignal: request.signal });
  }

  /** Uses the client directly, because flydrive reads only whole files. */
  async open(path: string, range?: ByteRange): Promise<Readable> {
    assertStoragePath(path);
    try {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: path, ...part }));
      if (Body instanceof Readable) return Body;
    } catch (error) {
      throw new StorageFailure(error);
    }
    throw new StorageFailure(undefined);
  }

  async ready(): Promise<void> {
    try {
      await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
    } catch (error) {
      throw new StorageFailure(error);
    }
  }

  override close(): void {
    this.client.destroy();
  }

  protected override isMissing(failure: unknown): boolean {
    return findHttpStatus(failure) === 404;
  }
}

async function openStream(file: string): Promise<{ stream: Readable; size: number }> {
  const { size } = await stat(file);
  return { stream: createReadStream(file), size };
}
