import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { freePort } from './free-port.js';
import { waitUntil } from './wait-until.js';

const HOST = '127.0.0.1';
const SERVER = '/usr/bin/redis-server';
const CLI = '/usr/bin/redis-cli';
/** A server that does not answer for this long counts as failed; milliseconds. */
const NODE_TIMEOUT_MS = 500;
const PRIMARY_NAME = 'vitrine';
const SENTINELS = 3;

interface Server {
  port: number;
  client: Redis;
  child: ChildProcess;
}

/** Several Redis servers with failover. */
export interface RedisGroup {
  url: string;
  /** Kills the server that has the queue's keys, as a power cut would, and waits until another one has them. */
  failOver: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a primary, its replica and three Sentinels that watch them. */
export async function startSentinels(): Promise<RedisGroup> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-sentinels-'));
  const primary = await startServer(directory, []);
  const replica = await startServer(directory, ['--replicaof', HOST, String(primary.port)]);
  await waitUntil('the replica is in sync', () => isInSync(replica));
  const sentinels: Server[] = [];
  for (let n = 0; n < SENTINELS; n += 1) sentinels.push(await startSentinel(directory, primary.port));
  const [first] = sentinels as [Server];
  const all = [primary, replica, ...sentinels];
  await waitUntil('the Sentinels know each other and the replica', async () => {
    const [state] = (await first.client.call('SENTINEL', 'MASTERS')) as string[][];
    const get = (name: string) => state?.[state.indexOf(name) + 1];
    return get('num-other-sentinels') === String(SENTINELS - 1) && get('num-slaves') === '1';
  });
  const presentPort = async () =>
    Number(((await first.client.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', PRIMARY_NAME)) as string[])[1]);
  return {
    url: `redis+sentinel://${sentinels.map(({ port }) => `${HOST}:${port}`).join(',')}/${PRIMARY_NAME}`,
    failOver: async () => {
      await end(primary);
      await waitUntil('the replica is the primary', async () => (await presentPort()) === replica.port);
    },
    stop: () => stopAll(all, directory),
  };
}

/** @param replicas of each of the three primaries; without any there is no failover */
export async function startRedisCluster(replicas: 0 | 1): Promise<RedisGroup> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-redis-cluster-'));
  const servers: Server[] = [];
  for (let n = 0; n < 3 * (1 + replicas); n += 1) {
    const name = `nodes-${n}.conf`;
    const options = ['--cluster-enabled', 'yes', '--cluster-config-file', name];
    // By default Redis takes the port 10,000 above its own, which may not exist.
    const bus = ['--cluster-port', String(await freePort())];
    const timeout = ['--cluster-node-timeout', String(2 * NODE_TIMEOUT_MS)];
    servers.push(await startServer(directory, [...options, ...bus, ...timeout]));
  }
  const addresses = servers.map(({ port }) => `${HOST}:${port}`);
  const create = ['--cluster', 'create', ...addresses, '--cluster-replicas', String(replicas), '--cluster-yes'];
  await promisify(execFile)(CLI, create);
  const ownerPort = async ({ client }: Server) => {
    const slot = await client.cluster('KEYSLOT', '{bull}:mail:meta');
    const ranges = (await client.cluster('SLOTS')) as unknown as [number, number, [string, number, string]][];
    return ranges.find(([from, to]) => from <= slot && slot <= to)?.[2][1];
  };
  await waitUntil('the cluster is complete', async () => {
    const states = await Promise.all(servers.map(({ client }) => client.cluster('INFO')));
    return states.every((state) => String(state).includes('cluster_state:ok'));
  });
  // A replica that never had its primary's data does not take over.
  await waitUntil('every replica is in sync', async () => {
    const inSync = await Promise.all(servers.map(isInSync));
    return inSync.filter(Boolean).length === 3 * replicas;
  });
  return {
    url: `redis+cluster://${addresses.slice(0, 2).join(',')}`,
    failOver: async () => {
      const [witness] = servers as [Server];
      const port = await ownerPort(witness);
      const owner = servers.find((server) => server.port === port) as Server;
      const other = servers.find((server) => server.port !== port) as Server;
      await end(owner);
      await waitUntil('another server has the keys', async () => (await ownerPort(other)) !== port);
    },
    stop: () => stopAll(servers, directory),
  };
}

/** Whether a server is a replica and has all of its primary's data. */
const isInSync = async ({ client }: Server): Promise<boolean> =>
  (await client.info('replication')).includes('master_link_status:up');

async function startServer(directory: string, options: readonly string[]): Promise<Server> {
  const port = await freePort();
  const common = { port: String(port), bind: HOST, dir: directory, save: '', dbfilename: `${port}.rdb` };
  const given = Object.entries(common).flatMap(([name, value]) => [`--${name}`, value]);
  const others = ['--maxmemory-policy', 'noeviction', '--repl-diskless-sync-delay', '0'];
  return started(port, [...given, ...others, ...options]);
}

async function startSentinel(directory: string, primaryPort: number): Promise<Server> {
  const port = await freePort();
  const file = join(directory, `sentinel-${port}.conf`);
  const lines = [
    `port ${port}`,
    `bind ${HOST}`,
    `dir ${directory}`,
    `sentinel monitor ${PRIMARY_NAME} ${HOST} ${primaryPort} 2`,
    `sentinel down-after-milliseconds ${PRIMARY_NAME} ${NODE_TIMEOUT_MS}`,
    `sentinel failover-timeout ${PRIMARY_NAME} ${4 * NODE_TIMEOUT_MS}`,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  return started(port, [file, '--sentinel']);
}

async function started(port: number, parameters: readonly string[]): Promise<Server> {
  const child = spawn(SERVER, parameters, { stdio: 'ignore' });
  const client = new Redis({ port, host: HOST, lazyConnect: true, maxRetriesPerRequest: 1 });
  client.on('error', () => undefined);
  await waitUntil('Redis answers', async () => (await client.ping().catch(() => '')) === 'PONG');
  return { port, client, child };
}

async function end({ child, client }: Server): Promise<void> {
  client.disconnect();
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function stopAll(servers: readonly Server[], directory: string): Promise<void> {
  for (const server of servers) await end(server);
  await rm(directory, { recursive: true, force: true });
}
