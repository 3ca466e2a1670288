import { createPostgresBackend, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import type { AppConfig } from '../../config/app-config.js';
import { TimeoutClient } from '../../database/database-circuit-breaker.js';
import { QUEUE_SCHEMA } from './queue-names.js';

/** Connections of one queue or worker to PostgreSQL, beside its LISTEN connection. */
const POSTGRES_CONNECTIONS = 4;
/** A statement that a silent server swallowed is given up after this, and with it its connection, in milliseconds. */
const STATEMENT_MS = 10_000;

/**
 * Chooses what carries the queues of this process: Redis with `REDIS_URL`, else PostgreSQL (in the schema that the migrations make). BullMQ takes
 * its back end from a process-wide default, so this must run before the first queue is made.
 */
export function queueConnection(config: AppConfig): QueueOptions['connection'] {
  if (config.redisUrl !== undefined) {
    setDefaultBackendFactory();
    return { url: config.redisUrl };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const postgres = {
    connectionString: config.databaseUrl,
    schema: QUEUE_SCHEMA,
    application_name: config.service,
    max: POSTGRES_CONNECTIONS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    Client: TimeoutClient,
  };
  return postgres;
}
