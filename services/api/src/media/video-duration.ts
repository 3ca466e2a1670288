import { open, type FileHandle } from 'node:fs/promises';
import type { MediaInfo } from 'mediainfo.js';
import pLimit from 'p-limit';

/** One after another, with one reader. */
const turns = pLimit(1);

/** A file that is laid out so that more has to be read is taken for one without a duration. */
const READ_BYTES = 64 * 1024 * 1024;

/** @returns the duration of a video in seconds; `null` when it tells none */
export function videoDuration(file: string): Promise<number | null> {
  return turns(async () => {
    const handle = await open(file);
    try {
      return await durationIn(handle);
    } catch {
      return null;
    } finally {
      await handle.close();
    }
  });
}

let reader: Promise<MediaInfo<'object'>> | undefined;

/** One reader for all: making one means compiling it and taking new memory. One that failed is not used again. */
async function durationIn(handle: FileHandle): Promise<number | null> {
  reader ??= import('mediainfo.js').then(({ default: mediaInfo }) => mediaInfo({ format: 'object' }));
  let left = READ_BYTES;
  try {
    const { size } = await handle.stat();
    const { media } = await (
      await reader
    ).analyzeData(size, async (length, offset) => {
      left -= length;
      if (left < 0) throw new Error('The duration lies too deep in the file');
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    });
    return durationOf(media?.track.find((track) => track['@type'] === 'General')?.Duration);
  } catch (error) {
    reader = undefined;
    throw error;
  }
}

const durationOf = (value: unknown): number | null => {
  const seconds = Number(value);
  return value !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
};
