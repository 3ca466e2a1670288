import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { defineConfig } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { TimeoutClient, type DatabaseCircuitBreaker } from './database-circuit-breaker.js';
import { migrations } from './migrations/index.js';

/** More connections make contended writes slower, not faster (measured on two cores). */
const POOL_SIZE = 16;
/** Under a burst of requests a statement may wait this long for a free connection. */
const QUEUE_TIMEOUT_MS = 10_000;

/** The longest wait for a lock that another transaction holds, in milliseconds. */
const TIME_LIMITS = {
  lock_timeout: 3000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** MikroORM options for the pool of a process; nothing connects before the first statement. */
export const databaseOptions = (databaseUrl: string, circuitBreaker: DatabaseCircuitBreaker, service: string) =>
  optionsFor(databaseUrl, POOL_SIZE, TIME_LIMITS, circuitBreaker.Client, service);

/** MikroORM options for migrations, which may take their time. */
export const migrationOptions = (databaseUrl: string) =>
  optionsFor(databaseUrl, 2, {}, TimeoutClient, 'vitrine-migrate');

const optionsFor = (
  databaseUrl: string,
  poolSize: number,
  timeLimits: Partial<typeof TIME_LIMITS>,
  client: typeof Client,
  /** By which operators find the connections in `pg_stat_activity`. */
  applicationName: string,
) =>
  defineConfig({
    clientUrl: databaseUrl,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    forceUtcTimezone: true,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      Client: client,
      application_name: applicationName,
      connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
      keepAlive: true,
      ...timeLimits,
    },
    discovery: { warnWhenNoEntities: false },
    migrations: { migrationsList: migrations, snapshot: false, transactional: true, allOrNothing: false },
  });
