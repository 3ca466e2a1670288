import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { FaultSystem } from './fault-system.js';

const AT_ONCE = 10;
const BOUNDARY = 'aborted';

/** Starts uploads and closes their connections: some within the first bytes, some far into the file. */
export async function abortUploads(system: FaultSystem, token: string, file: Buffer, count: number): Promise<void> {
  const { hostname, port } = new URL(system.api.url);
  const head = Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="film.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
  );
  const request = Buffer.from(
    [
      'POST /api/upload HTTP/1.1',
      `Host: ${hostname}:${port}`,
      `Authorization: Bearer ${token}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${head.length + file.length + BOUNDARY.length + 8}`,
      '',
      '',
    ].join('\r\n'),
  );
  const abort = (n: number) =>
    new Promise<void>((resolve) => {
      const part = Math.floor((file.length * (n % 20)) / 20);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      socket.write(Buffer.concat([request, head, file.subarray(0, part)]), () =>
        // Half of the connections are closed normally, half are reset.
        n % 2 === 0 ? socket.destroy() : socket.resetAndDestroy(),
      );
    });
  for (let n = 0; n < count; n += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, index) => abort(n + index)));
  }
}

/** Files, below a directory, that a process has open. */
export async function openFiles(pid: number, directory: string): Promise<string[]> {
  const descriptors = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(directory));
}

/** How many descriptors a process has open. */
export const descriptorCount = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length;

/** Every file below a directory, hidden ones too. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
