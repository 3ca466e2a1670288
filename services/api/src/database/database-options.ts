import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { defineConfig } from '@mikro-orm/postgresql';
import type { Client, PoolConfig } from 'pg';
import { TimeoutClient, type DatabaseCircuitBreaker } from './database-circuit-breaker.js';
import type { AppConfig } from '../config/app-config.js';
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
export const databaseOptions = (
  { databaseUrl, service, transactionPooler }: Pick<AppConfig, 'databaseUrl' | 'service' | 'transactionPooler'>,
  circuitBreaker: DatabaseCircuitBreaker,
) =>
  transactionPooler
    ? // A pooler refuses limits at the start of a connection; the account has them (docs/operations.md, "PgBouncer").
      optionsFor(databaseUrl, POOL_SIZE, {}, withoutNames(circuitBreaker.Client), service)
    : optionsFor(databaseUrl, POOL_SIZE, TIME_LIMITS, circuitBreaker.Client, service);

/** Options of a `pg` pool of its own with the same limits, for a server that is only read from. */
export const poolOptions = (
  databaseUrl: string,
  circuitBreaker: DatabaseCircuitBreaker,
  service: string,
): PoolConfig => ({
  connectionString: databaseUrl,
  max: POOL_SIZE,
  Client: circuitBreaker.Client,
  application_name: service,
  connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
  keepAlive: true,
  ...TIME_LIMITS,
});

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

/**
 * Behind a pooler that gives each transaction another connection, the next one lacks what the last one prepared, or has it already: statements go
 * without their names.
 */
const withoutNames = (base: typeof Client): typeof Client =>
  class extends base {
    override query(...parameters: unknown[]): never {
      const [first, ...others] = parameters;
      const isNamed = typeof first === 'object' && first !== null && 'name' in first && 'text' in first;
      const given = isNamed ? { ...first, name: undefined } : first;
      return Reflect.apply(super.query.bind(this), undefined, [given, ...others]) as never;
    }
  };
