import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sentence, uploadLimits } from '@vitrine/schemas';
import { ApiError } from '../common/errors/api-error.js';
import { isError } from '../common/errors/is-error.js';
import { fileTypeOf, TELLING_BYTES, type FileType, type MediaKind } from '../media/index.js';
import { StorageFailure } from '../storage/index.js';
import type { UploadKind } from './form-fields.js';

/** A file as it arrived. */
export interface ReceivedFile {
  type: FileType;
  /** Where it lies for the time being. */
  file: string;
  sizeBytes: number;
}

const MAXIMUM: Readonly<Record<MediaKind, readonly [bytes: number, code: 'upload.imageSize' | 'upload.videoSize']>> = {
  image: [uploadLimits.imageBytes, 'upload.imageSize'],
  video: [uploadLimits.videoBytes, 'upload.videoSize'],
};

const KINDS = { image: 'upload.imageType', video: 'upload.videoType', any: 'upload.fileType' } as const;

/**
 * Writes a file to the disk as it arrives.
 * @returns `undefined` when nothing arrived
 * @throws ApiError 415 as soon as its bytes tell another kind than the wanted, 413 as soon as it has more than its kind may; StorageFailure when
 * it cannot be written; what the stream fails with
 */
export async function receiveFile(
  arriving: Readable,
  wanted: UploadKind,
  file: string,
): Promise<ReceivedFile | undefined> {
  let type: FileType | undefined;
  let sizeBytes = 0;
  let failure: unknown;

  async function* checked(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of withBeginning(chunks)) {
        type ??= await typeOf(chunk, wanted);
        sizeBytes += chunk.length;
        const [bytes, code] = MAXIMUM[type.kind];
        if (sizeBytes > bytes) throw new ApiError(413, 'PAYLOAD_TOO_LARGE', sentence(code));
        yield chunk;
      }
    } catch (error) {
      failure = error;
      throw error;
    }
  }

  try {
    await pipeline(arriving, checked, createWriteStream(file, { flags: 'wx' }));
  } catch (error) {
    throw failure ?? (isError(error) && 'syscall' in error ? new StorageFailure(error) : error);
  }
  return type && { type, file, sizeBytes };
}

/** The same bytes, the first {@link TELLING_BYTES} of them in one piece. */
async function* withBeginning(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let beginning: Buffer[] | undefined = [];
  let length = 0;
  for await (const chunk of chunks) {
    if (!beginning) {
      yield chunk;
      continue;
    }
    beginning.push(chunk);
    length += chunk.length;
    if (length < TELLING_BYTES) continue;
    yield Buffer.concat(beginning);
    beginning = undefined;
  }
  if (beginning && length > 0) yield Buffer.concat(beginning);
}

async function typeOf(beginning: Buffer, wanted: UploadKind): Promise<FileType> {
  const type = await fileTypeOf(beginning);
  if (!type || (wanted !== 'any' && type.kind !== wanted)) {
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', sentence(KINDS[wanted]));
  }
  return type;
}
