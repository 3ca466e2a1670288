import { sentence, UPLOAD_LIMITS } from '@vitrine/schemas';
import pLimit from 'p-limit';
import type { Metadata, Sharp } from 'sharp';
import { ApiError } from '../../../common/errors/api-error.js';
import { StorageFailure } from '../../storage/index.js';
import { JPEG, PNG, type FileType } from '../file-type.js';
import { loadSharp } from './load-sharp.js';
import { writeImage } from './write-image.js';

/** Decoding takes a processor and up to 500 MB for the largest pictures (progressive and turned), so they take turns. */
const turns = pLimit(1);

const FORMATS: Readonly<Record<string, Metadata['format']>> = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

const unreadable = () => new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', sentence('upload.imageUnreadable'));

/** AVIF and WebP take a processor a second for each 6 megapixels; larger pictures are kept in a format that is written in a tenth of that. */
const OWN_FORMAT_PIXELS = 12_000_000;

/** A picture as it was written. */
export interface CleanImage {
  type: FileType;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/**
 * Decodes a picture and writes it anew: upright, in sRGB, the first picture where it moves, without metadata and whatever else the file carried (contract:
 * Uploads). It stays in its own format, except for an AVIF or WebP so large that its upload would wait for it: that becomes a JPEG or,
 * where it may be transparent, a PNG.
 * @param onTurn called when the picture's turn has come; what it throws ends the work
 * @throws ApiError 415 when it cannot be decoded, 413 when it has more pixels than `uploadLimits` allow; StorageFailure when it cannot be
 * written; what `onTurn` throws
 */
export function cleanImage(source: string, target: string, type: FileType, onTurn: () => void): Promise<CleanImage> {
  return turns(async () => {
    onTurn();
    const sharp = await loadSharp();
    const image = sharp(source, { failOn: 'error', sequentialRead: true });
    const kept = keptType(type, check(await image.metadata().catch(() => undefined), type));
    let size: { width: number; height: number } | undefined;
    image.autoOrient().on('info', (info: { width: number; height: number }) => {
      size = { width: info.width, height: info.height };
    });
    await writeImage(encoded(image, kept), target).catch((error: unknown) => {
      throw error instanceof StorageFailure ? error : unreadable();
    });
    if (!size) throw unreadable();
    return { type: kept, ...size };
  });
}

function keptType(type: FileType, { width, height, hasAlpha }: Metadata): FileType {
  if (type === JPEG || type === PNG || width * height <= OWN_FORMAT_PIXELS) return type;
  return hasAlpha ? PNG : JPEG;
}

function check(metadata: Metadata | undefined, { extension }: FileType): Metadata {
  if (!metadata || metadata.format !== FORMATS[extension]) throw unreadable();
  if (extension === 'avif' && metadata.compression !== 'av1') throw unreadable();
  const { width, height } = metadata;
  const { imagePixels, imageSide } = UPLOAD_LIMITS;
  if (width * height > imagePixels || Math.max(width, height) > imageSide) {
    throw new ApiError(413, 'PAYLOAD_TOO_LARGE', sentence('upload.imagePixels'));
  }
  return metadata;
}

function encoded(image: Sharp, { extension }: FileType): Sharp {
  switch (extension) {
    case 'jpg':
      return image.jpeg({ quality: 90 });
    case 'png':
      return image.png({ compressionLevel: 3 });
    case 'webp':
      return image.webp({ quality: 90 });
    default:
      return image.avif({ quality: 75, effort: 0 });
  }
}
