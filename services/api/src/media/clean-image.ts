import { sentence, uploadLimits } from '@vitrine/schemas';
import pLimit from 'p-limit';
import type { Metadata, Sharp } from 'sharp';
import { ApiError } from '../common/errors/api-error.js';
import { StorageFailure } from '../storage/index.js';
import type { FileType } from './file-type.js';
import { loadSharp } from './load-sharp.js';
import { writeImage } from './write-image.js';

/** Decoding takes a processor and up to 256 MB for the largest pictures, so they take turns. */
const turns = pLimit(1);

const FORMATS: Readonly<Record<string, Metadata['format']>> = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

const unreadable = () => new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', sentence('upload.imageUnreadable'));

/**
 * Decodes a picture and writes it anew in its own format: upright, in sRGB, the first picture where it moves, without metadata and whatever else
 * the file carried (contract: Uploads).
 * @returns its size in pixels
 * @throws ApiError 415 when it cannot be decoded, 413 when it has more pixels than `uploadLimits` allow; StorageFailure when it cannot be
 * written
 */
export function cleanImage(source: string, target: string, type: FileType): Promise<{ width: number; height: number }> {
  return turns(async () => {
    const sharp = await loadSharp();
    const image = sharp(source, { failOn: 'error', sequentialRead: true });
    check(await image.metadata().catch(() => undefined), type);
    let size: { width: number; height: number } | undefined;
    image.autoOrient().on('info', (info: { width: number; height: number }) => {
      size = { width: info.width, height: info.height };
    });
    await writeImage(encoded(image, type), target).catch((error: unknown) => {
      throw error instanceof StorageFailure ? error : unreadable();
    });
    if (!size) throw unreadable();
    return size;
  });
}

function check(metadata: Metadata | undefined, { extension }: FileType): void {
  if (metadata?.format !== FORMATS[extension]) throw unreadable();
  if (extension === 'avif' && metadata?.compression !== 'av1') throw unreadable();
  const { width = 0, height = 0 } = metadata ?? {};
  const { imagePixels, imageSide } = uploadLimits;
  if (width * height > imagePixels || Math.max(width, height) > imageSide) {
    throw new ApiError(413, 'PAYLOAD_TOO_LARGE', sentence('upload.imagePixels'));
  }
}

function encoded(image: Sharp, { extension }: FileType): Sharp {
  switch (extension) {
    case 'jpg':
      return image.jpeg({ quality: 90 });
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality: 90 });
    default:
      return image.avif({ quality: 75, effort: 2 });
  }
}
