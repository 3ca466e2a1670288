import { closeSync, existsSync, openSync, readSync } from 'node:fs';

const POLL_MS = 200;
const CHUNK_BYTES = 64 * 1024;

/**
 * Passes on what is written to a file from its beginning, as it comes; the file may not exist yet.
 * @returns a function that stops, after passing on the rest
 */
export function followFile(file: string, pass: (bytes: Buffer) => void): () => void {
  let offset = 0;
  const read = () => {
    if (!existsSync(file)) return;
    const descriptor = openSync(file, 'r');
    const chunk = Buffer.alloc(CHUNK_BYTES);
    for (let length = -1; length !== 0; offset += length) {
      length = readSync(descriptor, chunk, 0, CHUNK_BYTES, offset);
      if (length > 0) pass(Buffer.from(chunk.subarray(0, length)));
    }
    closeSync(descriptor);
  };
  const timer = setInterval(read, POLL_MS);
  return () => {
    clearInterval(timer);
    read();
  };
}
