import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { System } from '@vitrine/local';
import { requestsPerSecond } from './load.ts';
import { compare, type Result } from './rounds.ts';

const CONNECTIONS = 50;
const SECONDS = 3;
const ROUNDS = 5;

/** Budget: the public list from the cache against the same bytes from bare Express. */
export async function cachedList(system: System, folder: string, say: (line: string) => void): Promise<Result> {
  const ours = `${system.addresses.api}/api/products?lang=de`;
  const first = await fetch(ours);
  const bytes = Buffer.from(await first.arrayBuffer());
  const file = join(folder, 'products.json');
  writeFileSync(file, bytes);
  const child = fork(join(import.meta.dirname, 'express-reference.ts'), [file, first.headers.get('etag') ?? '"none"']);
  try {
    const [port] = (await once(child, 'message')) as [number];
    const reference = `http://127.0.0.1:${port}/api/products?lang=de`;
    const same = Buffer.from(await (await fetch(reference)).arrayBuffer());
    if (!same.equals(bytes)) throw new Error('Both servers must send the same bytes');
    const measure = (url: string) => () => requestsPerSecond({ url, connections: CONNECTIONS, seconds: SECONDS });
    return await compare(
      {
        title: 'Cached public list against bare Express',
        budget: 0.75,
        rounds: ROUNDS,
        ours: { name: 'GET /api/products of the API process', run: measure(ours) },
        reference: { name: 'Express 5 sending the same bytes', run: measure(reference) },
        notes: [`${bytes.length} identical bytes, ${CONNECTIONS} connections, ${SECONDS} s a side and round`],
      },
      say,
    );
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}
