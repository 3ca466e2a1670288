import { open, type FileHandle } from 'node:fs/promises';
import pLimit from 'p-limit';

/** One after another: each takes a WebAssembly memory of its own. */
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

async function durationIn(handle: FileHandle): Promise<number | null> {
  const { default: mediaInfo } = await import('mediainfo.js');
  const reader = await mediaInfo({ format: 'object' });
  let left = READ_BYTES;
  try {
    const { size } = await handle.stat();
    const { media } = await reader.analyzeData(size, async (length, offset) => {
      left -= length;
      if (left < 0) throw new Error('The duration lies too deep in the file');
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    });
    const general = media?.track.find((track) => track['@type'] === 'General');
    return durationOf(general?.Duration);
  } finally {
    reader.close();
  }
}

const durationOf = (value: unknown): number | null => {
  const seconds = Number(value);
  return value !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
};
