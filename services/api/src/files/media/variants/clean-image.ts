import { sentence, UPLOAD_LIMITS } from '@vitrine/schemas';
import pLimit from 'p-limit';
import type { Metadata, Sharp } from 'sharp';
import { ApiError } from '../../../common/errors/api-error.js';
import { StorageFailure } from '../../storage/index.js';
import { JPEG, PNG, type FileType } from '../file-type.js';
import { loadSharp } from './load-sharp.js';
import { writeImage } from './write-image.js';

/** Decoding takes a processor core and, for the largest pictures (progressive and turned), up to 500 MB, so only one picture is decoded at a time. */
const turns = pLimit(1);

const FORMATS: Readonly<Record<string, Metadata['format']>> = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

const unreadable = () => new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', sentence('upload.imageUnreadable'));

/** Encoding AVIF and WebP takes a second for each 6 megapixels; larger pictures are stored in a format that takes a tenth of that. */
const OWN_FORMAT_PIXELS = 12_000_000;

/** The picture that was written. */
export interface CleanImage {
  type: FileType;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/**
 * Decodes a picture and encodes it again: upright, in sRGB, only the first frame of an animation, without metadata and anything else in the file
 * (contract: Uploads). It keeps its format, except that an AVIF or WebP of more than {@link OWN_FORMAT_PIXELS}, whose upload would take too long,
 * becomes a JPEG or, if it may be transparent, a PNG.
 * @param onTurn called when the work begins; an error that it throws ends the work
 * @throws ApiError 415 if it cannot be decoded, 413 if it has more pixels than `UPLOAD_LIMITS` allow; StorageFailure if it cannot be written; the
 * error of `onTurn`
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
