import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { defineConfig } from '@mikro-orm/postgresql';
import { migrations } from './migrations/index.js';

/** More connections make contended writes slower, not faster (measured on two cores). */
const POOL_SIZE = 16;
/** A request must be told within two seconds that the database is away (contract: UNAVAILABLE). */
const CONNECTION_TIMEOUT_MS = 1500;

/** MikroORM options for a database URL; nothing connects before the first statement. */
export const databaseOptions = (databaseUrl: string, poolSize = POOL_SIZE) =>
  defineConfig({
    clientUrl: databaseUrl,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    forceUtcTimezone: true,
    pool: { min: 0, max: poolSize },
    driverOptions: { connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, keepAlive: true },
    discovery: { warnWhenNoEntities: false },
    migrations: { migrationsList: migrations, snapshot: false, transactional: true, allOrNothing: false },
  });
