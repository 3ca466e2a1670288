import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { System } from '@vitrine/local';
import { requestsPerSecond } from './load.ts';
import { compare, type Result } from './rounds.ts';

const CONNECTIONS = 50;
const SECONDS = 3;
const ROUNDS = 5;

interface Form {
  title: string;
  /** What the client accepts and the answer is encoded in. */
  encoding?: 'gzip' | 'br';
  budget: number;
}

/** A compressed answer is so short that its security headers weigh more. */
const FORMS: readonly Form[] = [
  { title: 'Cached public list against bare Express', budget: 0.9 },
  { title: 'Cached public list in gzip against bare Express', encoding: 'gzip', budget: 0.8 },
  { title: 'Cached public list in Brotli against bare Express', encoding: 'br', budget: 0.8 },
];

/** Budget: the public list from the cache, plain and compressed, against the same bytes from bare Express. */
export async function cachedList(system: System, folder: string, say: (line: string) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const form of FORMS) results.push(await compareForm(form, system, folder, say));
  return results;
}

async function compareForm(
  { title, encoding, budget }: Form,
  system: System,
  folder: string,
  say: (line: string) => void,
): Promise<Result> {
  const ours = `${system.addresses.api}/api/products?lang=de`;
  const headers = { 'accept-encoding': encoding ?? 'identity' };
  const first = await received(ours, headers);
  if (first.encoding !== encoding) throw new Error(`The API sent ${first.encoding} instead of ${encoding}`);
  const file = join(folder, `products.${encoding ?? 'json'}`);
  writeFileSync(file, first.bytes);
  const child = fork(join(import.meta.dirname, 'express-reference.ts'), [
    file,
    first.etag,
    ...(encoding ? [encoding] : []),
  ]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    const reference = `http://127.0.0.1:${port}/api/products?lang=de`;
    const same = await received(reference, headers);
    if (!same.bytes.equals(first.bytes)) throw new Error('Both servers must send the same bytes');
    const measure = (url: string) => () =>
      requestsPerSecond({ url, connections: CONNECTIONS, seconds: SECONDS, headers });
    return await compare(
      {
        title,
        budget,
        rounds: ROUNDS,
        ours: { name: 'GET /api/products of the API process', run: measure(ours) },
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
async function received(url: string, headers: Record<string, string>) {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return {
    bytes: await buffer(answer),
    etag: answer.headers.etag ?? '"none"',
    encoding: answer.headers['content-encoding'],
  };
}
