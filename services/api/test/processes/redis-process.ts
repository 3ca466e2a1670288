import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.js';
import { waitUntil } from './wait-until.js';

const BINARY = '/usr/bin/redis-server';

export interface RedisProcess {
  url: string;
  client: Redis;
  /** Kills it and starts it again, empty. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts Debian's Redis on a free port with an empty directory of its own. @throws Error when it is not installed */
export async function startRedis(): Promise<RedisProcess> {
  await access(BINARY).catch(() => {
    throw new Error(`${BINARY} is missing: install the package redis-server`);
  });
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-redis-'));
  const port = await freePort();
  const options = { port: String(port), bind: '127.0.0.1', dir: directory, save: '', 'maxmemory-policy': 'noeviction' };
  const parameters = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const begin = () => spawn(BINARY, parameters, { stdio: 'ignore' });
  let child = begin();
  const client = new Redis({ port, host: '127.0.0.1', lazyConnect: true, maxRetriesPerRequest: 1 });
  client.on('error', () => undefined);
  const answers = () => waitUntil('Redis answers', async () => (await client.ping().catch(() => '')) === 'PONG');
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await answers();
  return {
    url: `redis://127.0.0.1:${port}`,
    client,
    restart: async () => {
      await kill();
      child = begin();
      await answers();
    },
    stop: async () => {
      client.disconnect();
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
