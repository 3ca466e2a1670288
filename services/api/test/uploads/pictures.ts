import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSharp } from '../../src/files/media/variants/load-sharp.js';

const BACKGROUND = { r: 11, g: 51, b: 38 };

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** A picture of one colour. */
export async function picture(format: PictureFormat, width = 64, height = 48): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .toFormat(format)
    .toBuffer();
}

export const VIDEO_FORMATS = ['mp4', 'av1.mp4', 'avi', 'mov', 'wmv', 'flv', 'webm', 'av1.webm', 'mkv'] as const;

/** The extension under which a video of that format is stored. */
export const toVideoExtension = (format: (typeof VIDEO_FORMATS)[number]): string => format.replace('av1.', '');

/** A black video of two seconds. */
export const video = (format: (typeof VIDEO_FORMATS)[number]): Buffer =>
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'videos', `two-seconds.${format}`));

/** A video of exactly so many bytes: an MP4 with free space behind it. */
export function videoOfSize(bytes: number): Buffer {
  const start = video('mp4');
  const whole = Buffer.alloc(bytes);
  start.copy(whole);
  whole.writeUInt32BE(bytes - start.length, start.length);
  whole.write('free', start.length + 4);
  return whole;
}
