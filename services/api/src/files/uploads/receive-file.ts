import { createWriteStream } from 'node:fs';
import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sentence, UPLOAD_LIMITS } from '@vitrine/schemas';
import { ApiError } from '../../common/errors/api-error.js';
import { isError } from '../../common/errors/is-error.js';
import { detectFileType, TYPE_DETECTION_BYTES, type FileType, type MediaKind } from '../media/index.js';
import { StorageFailure } from '../storage/index.js';
import { collectAfter } from './collect-buffers.js';
import type { UploadKind } from './form-fields.js';

/** A received file. */
export interface ReceivedFile {
  type: FileType;
  /** Path of the temporary file. */
  file: string;
  sizeBytes: number;
  /** The file's name at the client; `null` if the client sent none. */
  name: string | null;
}

type SizeCode = 'upload.imageSize' | 'upload.videoSize' | 'upload.captionsSize';

const MAXIMUM: Readonly<Record<MediaKind, readonly [bytes: number, code: SizeCode]>> = {
  image: [UPLOAD_LIMITS.imageBytes, 'upload.imageSize'],
  video: [UPLOAD_LIMITS.videoBytes, 'upload.videoSize'],
  captions: [UPLOAD_LIMITS.captionsBytes, 'upload.captionsSize'],
};

const KINDS = {
  image: 'upload.imageType',
  video: 'upload.videoType',
  captions: 'upload.captionsType',
  any: 'upload.fileType',
} as const;

/**
 * Writes a file to the disk while it arrives.
 * @returns `undefined` for an empty file
 * @throws ApiError 415 as soon as its bytes show that it is not of the wanted kind, 413 as soon as it is too large for its kind; StorageFailure if
 * it cannot be written; the error of the stream
 */
export async function receiveFile(
  arriving: Readable,
  wanted: UploadKind,
  file: string,
  name: string | undefined,
): Promise<ReceivedFile | undefined> {
  const check = new FileCheck(wanted);
  try {
    await pipeline(arriving, check, createWriteStream(file, { flags: 'wx' }));
  } catch (error) {
    throw isError(error) && 'syscall' in error ? new StorageFailure(error) : error;
  }
  const { type, sizeBytes } = check;
  return type && { type, file, sizeBytes, name: toShownName(name) };
}

const NAME_LENGTH = 200;

/** A file name for staff: without unprintable characters, and not too long. */
function toShownName(name = ''): string | null {
  const shown = [...name.replaceAll(/\p{C}/gu, '').trim()].slice(0, NAME_LENGTH).join('');
  return shown === '' ? null : shown;
}

/** Passes accepted files through, and fails for others. A `Transform`, because a generator would copy the bytes. */
class FileCheck extends Transform {
  type: FileType | undefined;
  sizeBytes = 0;
  private beginning: Buffer[] = [];

  constructor(private readonly wanted: UploadKind) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.sizeBytes += chunk.length;
    collectAfter(chunk.length);
    if (this.type) {
      done(tooLarge(this.type, this.sizeBytes), chunk);
      return;
    }
    this.beginning.push(chunk);
    if (this.sizeBytes < TYPE_DETECTION_BYTES) done();
    else this.checkType(done);
  }

  override _flush(done: TransformCallback): void {
    if (this.type || this.sizeBytes === 0) done();
    else this.checkType(done);
  }

  private checkType(done: TransformCallback): void {
    const beginning = Buffer.concat(this.beginning);
    this.beginning = [];
    detectType(beginning, this.wanted).then(
      (type) => {
        this.type = type;
        done(null, beginning);
      },
      (error: unknown) => done(error as Error),
    );
  }
}

function tooLarge({ kind }: FileType, sizeBytes: number): ApiError | null {
  const [bytes, code] = MAXIMUM[kind];
  return sizeBytes > bytes ? new ApiError(413, 'PAYLOAD_TOO_LARGE', sentence(code)) : null;
}

async function detectType(beginning: Buffer, wanted: UploadKind): Promise<FileType> {
  const type = await detectFileType(beginning);
  if (!type || (wanted !== 'any' && type.kind !== wanted)) {
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', sentence(KINDS[wanted]));
  }
  return type;
}
