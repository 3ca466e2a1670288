import { ConfigurationError } from '@vitrine/kit';

/** A server of Redis, or of Sentinel. */
export interface RedisNode {
  host: string;
  port: number;
}

/** What a client sends when it connects, as `ioredis` names it. */
export interface RedisLogin {
  username?: string;
  password?: string;
  tls?: object;
}

/** How to connect to Redis: one server, Sentinels that know the current primary, or some servers of a cluster. */
export type RedisSetting =
  | { kind: 'single'; url: string }
  | {
      kind: 'sentinel';
      nodes: readonly RedisNode[];
      /** The primary's name at the Sentinels. */
      name: string;
      database: number;
      login: RedisLogin;
      /** The password of the Sentinels themselves. */
      sentinelPassword: string | undefined;
    }
  | { kind: 'cluster'; nodes: readonly RedisNode[]; login: RedisLogin };

const SEVERAL =
  /^redis(?<tls>s?)\+(?<kind>sentinel|cluster):\/\/(?:(?<username>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<nodes>[^/?@]+)(?:\/(?<path>[^?]*))?(?:\?(?<query>.*))?$/;
const NODE = /^(?<host>\[[\da-fA-F:]+\]|[^:[\]\s]+)(?::(?<port>\d{1,5}))?$/;
const DEFAULT_PORTS = { sentinel: 26_379, cluster: 6379 } as const;

/**
 * @param url `redis[s]://…`, `redis[s]+sentinel://[[USER]:PASSWORD@]HOST[:PORT],…/NAME[/DATABASE][?sentinelPassword=…]` or
 * `redis[s]+cluster://[[USER]:PASSWORD@]HOST[:PORT],…`; special characters are percent-encoded
 * @throws ConfigurationError
 */
export function parseRedis(url: string): RedisSetting {
  const { kind, tls, username, password, nodes = '', path = '', query } = SEVERAL.exec(url)?.groups ?? {};
  if (kind !== 'sentinel' && kind !== 'cluster') return { kind: 'single', url };
  const known = nodes.split(',').map((node) => toNode(node, DEFAULT_PORTS[kind]));
  const login: RedisLogin = {
    ...(username && { username: decode(username) }),
    ...(password && { password: decode(password) }),
    ...(tls && { tls: {} }),
  };
  if (kind === 'cluster') return { kind, nodes: known, login };
  const [name = '', database = '0'] = path.split('/');
  if (name === '') throw new ConfigurationError('REDIS_URL', 'must name the primary after the Sentinels: …/NAME');
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword') ?? undefined;
  return { kind, nodes: known, name: decode(name), database: Number(database), login, sentinelPassword };
}

/** @throws ConfigurationError */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigurationError('REDIS_URL', 'must percent-encode a "%" in a name or password as "%25"');
  }
}

function toNode(text: string, defaultPort: number): RedisNode {
  const { host, port } = NODE.exec(text)?.groups ?? {};
  if (host === undefined) throw new ConfigurationError('REDIS_URL', 'must list its servers as HOST:PORT,HOST:PORT');
  return { host: host.replaceAll(/[[\]]/g, ''), port: port === undefined ? defaultPort : Number(port) };
}
