import type { Redis } from 'ioredis';
import type { TestDatabase } from './test-database.js';

/** Every row of every table of a database as text, by `schema.table`; binary values also as the text they may hold. */
export async function everythingIn(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await database.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: Record<string, string> = {};
  for (const { schema, name } of tables) {
    const rows = await database.query<{ row: string }>(`select t::text as row from "${schema}"."${name}" t`);
    texts[`${schema}.${name}`] = rows.map(({ row }) => `${row}\n${withoutHex(row)}`).join('\n');
  }
  return texts;
}

const withoutHex = (row: string): string =>
  row.replace(/\\+x((?:[0-9a-f]{2})+)/g, (_match, hex: string) => Buffer.from(hex, 'hex').toString());

/** Every key and value of a Redis as text. */
export async function everythingInRedis(redis: Redis): Promise<string> {
  const texts: string[] = [];
  for (const key of await redis.keys('*')) texts.push(key, JSON.stringify(await valueOf(redis, key)));
  return texts.join('\n');
}

async function valueOf(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  switch (type) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, '0', '-1');
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      throw new Error(`No way to read a Redis ${type}`);
  }
}
