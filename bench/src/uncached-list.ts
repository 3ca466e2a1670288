import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { System } from '@vitrine/local';
import { requestsPerSecond } from './load.ts';
import { compare, type Result } from './rounds.ts';

const CONNECTIONS = 50;
const SECONDS = 3;
const ROUNDS = 5;

/** Answers to searches are not kept, so each one reads the database; this letter is in every description. */
const PATH = '/api/accessories?lang=de&search=e';

/** Budget: a public list that is read from the database each time, against Express + `pg` doing the same. */
export async function uncachedList(system: System, _folder: string, say: (line: string) => void): Promise<Result> {
  const ours = system.addresses.api + PATH;
  const bytes = await fetchBytes(ours);
  const child = fork(join(import.meta.dirname, 'express-pg-reference.ts'), [system.databaseUrl]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    const reference = `http://127.0.0.1:${port}${PATH}`;
    if (!(await fetchBytes(reference)).equals(bytes)) throw new Error('Both servers must send the same bytes');
    const measure = (url: string) => () => requestsPerSecond({ url, connections: CONNECTIONS, seconds: SECONDS });
    return await compare(
      {
        title: 'Uncached public list against Express + pg',
        budget: 0.6,
        rounds: ROUNDS,
        ours: { name: `GET ${PATH} of the API process`, run: measure(ours) },
        reference: { name: 'Express 5 + pg running two statements', run: measure(reference) },
        notes: [`${bytes.length} identical bytes, ${CONNECTIONS} connections, ${SECONDS} s a side and round`],
      },
      say,
    );
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}

const fetchBytes = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());
