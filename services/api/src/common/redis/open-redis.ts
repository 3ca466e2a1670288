import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { RedisSetting } from '../../config/redis-setting.js';

type FoundPrimary = { url?: string } & Pick<
  RedisOptions,
  | 'db'
  | 'enableTLSForSentinelMode'
  | 'name'
  | 'password'
  | 'reconnectOnError'
  | 'sentinelPassword'
  | 'sentinels'
  | 'sentinelTLS'
  | 'tls'
  | 'username'
>;

/** The options by which `ioredis` finds the primary, directly or by Sentinels; not for a cluster. */
export function redisOptions(setting: Exclude<RedisSetting, { kind: 'cluster' }>): FoundPrimary {
  if (setting.kind === 'single') return { url: setting.url };
  const { nodes, name, database, login, sentinelPassword } = setting;
  return {
    sentinels: [...nodes],
    name,
    db: database,
    ...login,
    ...(sentinelPassword !== undefined && { sentinelPassword }),
    ...(login.tls && { enableTLSForSentinelMode: true, sentinelTLS: login.tls }),
    // After a failover the former primary is a replica and refuses writes until the client asks the Sentinels again.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  };
}

/** Opens a client that reconnects automatically. @param options for each connection */
export function openRedis(setting: RedisSetting, options: RedisOptions): Redis | Cluster {
  const client = setting.kind === 'cluster' ? openCluster(setting, options) : openPrimary(setting, options);
  // Without a listener an outage would end the process.
  client.on('error', () => undefined);
  return client;
}

function openPrimary(setting: Exclude<RedisSetting, { kind: 'cluster' }>, options: RedisOptions): Redis {
  const { url, ...found } = redisOptions(setting);
  return url === undefined ? new Redis({ ...found, ...options }) : new Redis(url, options);
}

const openCluster = ({ nodes, login }: Extract<RedisSetting, { kind: 'cluster' }>, options: RedisOptions): Cluster =>
  new Cluster([...nodes], {
    redisOptions: { ...login, ...options },
    enableOfflineQueue: options.enableOfflineQueue ?? true,
    ...(login.tls && { dnsLookup: (address, callback) => callback(null, address) }),
  });
