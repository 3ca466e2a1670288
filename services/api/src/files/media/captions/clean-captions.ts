import { readFile, writeFile } from 'node:fs/promises';
import { sentence } from '@vitrine/schemas';
import { ApiError } from '../../../common/errors/api-error.js';
import { StorageFailure } from '../../storage/index.js';
import { cleanWebVtt, UnreadableCue } from './web-vtt.js';

const refused = (message: string) => new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', message);

/**
 * Reads a caption file and writes it cleaned by {@link cleanWebVtt}.
 * @returns the size in bytes
 * @throws ApiError 415 if it is not UTF-8 or not WebVTT, or has no captions; StorageFailure if it cannot be written
 */
export async function cleanCaptions(source: string, target: string): Promise<number> {
  const cleaned = Buffer.from(clean(decode(await readFile(source))));
  await writeFile(target, cleaned, { flag: 'wx' }).catch((error: Error) => {
    throw new StorageFailure(error);
  });
  return cleaned.length;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused(sentence('upload.captionsEncoding'));
  }
}

function clean(text: string): string {
  try {
    const captions = cleanWebVtt(text);
    if (captions !== '') return captions;
  } catch (error) {
    if (!(error instanceof UnreadableCue)) throw error;
    throw refused(sentence('upload.captionsCue', { line: String(error.line) }));
  }
  throw refused(sentence('upload.captionsNone'));
}
