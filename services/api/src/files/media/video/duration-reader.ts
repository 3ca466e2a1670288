import { open, type FileHandle } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import mediaInfo from 'mediainfo.js';

// A worker thread, started by `videoDuration`. It gets the path of one film after another and answers each with the duration, or `null`. A film that it
// cannot read ends the thread.

/** A file of which more than this must be read counts as one without a duration. */
const READ_BYTES = 64 * 1024 * 1024;

async function durationIn(handle: FileHandle): Promise<number | null> {
  const reader = await mediaInfo({ format: 'object' });
  let left = READ_BYTES;
  const { size } = await handle.stat();
  const { media } = await reader.analyzeData(size, async (length, offset) => {
    left -= length;
    if (left < 0) throw new Error('The duration lies too deep in the file');
    const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  });
  reader.close();
  const raw = media?.track.find((track) => track['@type'] === 'General')?.Duration;
  const seconds = Number(raw);
  return raw !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

async function answer(file: string): Promise<void> {
  const handle = await open(file);
  try {
    parentPort?.postMessage(await durationIn(handle));
  } finally {
    await handle.close();
  }
}

// An error is not caught, so that it ends the thread.
parentPort?.on('message', (file: string) => void answer(file));
