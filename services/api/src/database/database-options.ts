import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { defineConfig } from '@mikro-orm/postgresql';
import type { Client, PoolConfig } from 'pg';
import { TimeoutClient, type DatabaseCircuitBreaker } from './database-circuit-breaker.js';
import type { AppConfig } from '../config/app-config.js';
import { migrations, type NamedMigration } from './migrations/index.js';

/** How long a statement may wait for a free connection of the pool. */
const QUEUE_TIMEOUT_MS = 10_000;

/** PostgreSQL's timeouts for the connections of a pool, in milliseconds. */
const TIME_LIMITS = {
  lock_timeout: 3000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** The lock timeout of a migration in milliseconds; while it waits for a table's lock, all other statements on the table wait behind it. */
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
    ? // A pooler refuses timeouts as options of a connection; the account has them instead (docs/operations.md, "PgBouncer").
      optionsFor(databaseUrl, databasePoolSize, {}, withoutNames(circuitBreaker.Client), service)
    : optionsFor(databaseUrl, databasePoolSize, TIME_LIMITS, circuitBreaker.Client, service);

/** Options of a separate `pg` pool with the same timeouts, for a server that is only read from. */
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

/** MikroORM options for migrations, which have no statement timeout but a short lock timeout. */
export const migrationOptions = (databaseUrl: string, others: readonly NamedMigration[] = []) =>
  optionsFor(databaseUrl, 2, { lock_timeout: MIGRATION_LOCK_MS }, TimeoutClient, 'vitrine-migrate', others);

const optionsFor = (
  databaseUrl: string,
  poolSize: number,
  timeLimits: Partial<Record<keyof typeof TIME_LIMITS, number>>,
  client: typeof Client,
  /** The connections' name in `pg_stat_activity`, for operators. */
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
 * Sends statements without their names: behind a pooler that may use another server connection for each transaction, a named statement may be missing
 * on a connection, or exist there already.
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
