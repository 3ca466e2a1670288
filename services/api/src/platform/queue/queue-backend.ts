import { createPostgresBackend, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import { openRedis, redisOptions } from '../../common/redis/open-redis.js';
import type { AppConfig } from '../../config/app-config.js';
import { TimeoutClient } from '../../database/database-circuit-breaker.js';
import { QUEUE_SCHEMA } from './queue-names.js';

const CLUSTER_PREFIX = '{bull}';
/** Connections of one queue or worker to PostgreSQL, beside its LISTEN connection. */
const POSTGRES_CONNECTIONS = 4;
/** Timeout of a statement, in milliseconds; the pool then closes its connection. */
const STATEMENT_MS = 10_000;

/** Where the queues are stored. BullMQ does not close a client that it is given. */
export type QueueStore = Pick<QueueOptions, 'connection' | 'prefix'>;

/**
 * Chooses the store of this process's queues: Redis with `REDIS_URL`, else PostgreSQL (in the schema that the migrations make). BullMQ takes its
 * back end from a process-wide default, so this must run before the first queue is made.
 */
export function queueOptions(config: AppConfig): QueueStore {
  const { redis } = config;
  if (redis !== undefined) {
    setDefaultBackendFactory();
    if (redis.kind !== 'cluster') return { connection: redisOptions(redis) };
    // A script may only use keys of one cluster slot: the braces (a hash tag) put all keys of the queues into the same one.
    return { connection: openRedis(redis, { maxRetriesPerRequest: null }), prefix: CLUSTER_PREFIX };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const postgres = {
    connectionString: config.databaseListenUrl,
    schema: QUEUE_SCHEMA,
    application_name: config.service,
    max: POSTGRES_CONNECTIONS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    Client: TimeoutClient,
  };
  return { connection: postgres };
}
