import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { requestsPerSecond } from '../load.ts';
import { compare, type Result } from '../rounds.ts';

const CONNECTIONS = 50;
const SECONDS = 3;
const ROUNDS = 5;

export interface SameBytes {
  title: string;
  /** Name of our side. */
  name: string;
  url: string;
  /** The encoding that the client accepts and the answer has; unset = none. */
  encoding?: 'gzip' | 'br';
  /** Ours ÷ reference must reach this. */
  budget: number;
}

/** Compares a GET with bare Express sending the same bytes, plain or compressed, under the same ETag. */
export async function compareSameBytes(
  { title, name, url, encoding, budget }: SameBytes,
  folder: string,
  say: (line: string) => void,
): Promise<Result> {
  const headers = { 'accept-encoding': encoding ?? 'identity' };
  const first = await receive(url, headers);
  if (first.encoding !== encoding) throw new Error(`${url} came in ${first.encoding} instead of ${encoding}`);
  const file = join(folder, `answer.${encoding ?? 'plain'}`);
  writeFileSync(file, first.bytes);
  const { pathname, search } = new URL(url);
  const child = fork(join(import.meta.dirname, 'express-reference.ts'), [
    file,
    pathname,
    first.type,
    first.etag,
    ...(encoding ? [encoding] : []),
  ]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    const reference = `http://127.0.0.1:${port}${pathname}${search}`;
    const same = await receive(reference, headers);
    if (!same.bytes.equals(first.bytes)) throw new Error('Both servers must send the same bytes');
    const measure = (side: string) => () =>
      requestsPerSecond({ url: side, connections: CONNECTIONS, seconds: SECONDS, headers });
    return await compare(
      {
        title,
        budget,
        rounds: ROUNDS,
        ours: { name, run: measure(url) },
        reference: { name: 'Express 5 sending the same bytes', run: measure(reference) },
        notes: [`${first.bytes.length} identical bytes, ${CONNECTIONS} connections, ${SECONDS} s a side and round`],
      },
      say,
    );
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}

/** An answer as it goes over the wire. */
async function receive(url: string, headers: Record<string, string>) {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return {
    bytes: await buffer(answer),
    type: answer.headers['content-type'] ?? 'application/octet-stream',
    etag: answer.headers.etag ?? '"none"',
    encoding: answer.headers['content-encoding'],
  };
}
