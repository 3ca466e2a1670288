import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { defineConfig } from '@mikro-orm/postgresql';
import type { Client, PoolConfig } from 'pg';
import { TimeoutClient, type DatabaseCircuitBreaker } from './database-circuit-breaker.js';
import type { AppConfig } from '../config/app-config.js';
import { migrations, type NamedMigration } from './migrations/index.js';

/** Under a burst of requests a statement may wait this long for a free connection. */
const QUEUE_TIMEOUT_MS = 10_000;

/** The longest wait for a lock that another transaction holds, in milliseconds. */
const TIME_LIMITS = {
  lock_timeout: 3000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** While a migration waits for a table, everybody else waits behind it; milliseconds. */
export const MIGRATION_LOCK_MS = 2000;

/** MikroORM options for the pool of a process; nothing connects before the first statement. */
export const databaseOptions = (
  {
    databaseUrl,
    databasePoolSize,
    service,
    transactionPooler,
  }: Pick<AppConfig, 'databasePoolSize' | 'databaseUrl' | 'service' | 'transactionPooler'>,
  circuitBreaker: DatabaseCircuitBreaker,
) =>
  transactionPooler
    ? // A pooler refuses limits at the start of a connection; the account has them (docs/operations.md, "PgBouncer").
      optionsFor(databaseUrl, databasePoolSize, {}, withoutNames(circuitBreaker.Client), service)
    : optionsFor(databaseUrl, databasePoolSize, TIME_LIMITS, circuitBreaker.Client, service);

/** Options of a `pg` pool of its own with the same limits, for a server that is only read from. */
export const poolOptions = (
  databaseUrl: string,
  circuitBreaker: DatabaseCircuitBreaker,
  { databasePoolSize, service }: Pick<AppConfig, 'databasePoolSize' | 'service'>,
): PoolConfig => ({
  connectionString: databaseUrl,
  max: databasePoolSize,
  Client: circuitBreaker.Client,
  application_name: service,
  connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
  keepAlive: true,
  ...TIME_LIMITS,
});

/** MikroORM options for migrations, which may take their time, but hold nobody up while they wait for a table. */
export const migrationOptions = (databaseUrl: string, others: readonly NamedMigration[] = []) =>
  optionsFor(databaseUrl, 2, { lock_timeout: MIGRATION_LOCK_MS }, TimeoutClient, 'vitrine-migrate', others);

const optionsFor = (
  databaseUrl: string,
  poolSize: number,
  timeLimits: Partial<Record<keyof typeof TIME_LIMITS, number>>,
  client: typeof Client,
  /** By which operators find the connections in `pg_stat_activity`. */
  applicationName: string,
  others: readonly NamedMigration[] = [],
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
    migrations: {
      migrationsList: [...migrations, ...others],
      snapshot: false,
      transactional: true,
      allOrNothing: false,
    },
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
