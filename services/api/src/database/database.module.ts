import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { Database } from './database.js';
import { DatabaseCircuitBreaker } from './database-circuit-breaker.js';
import { DatabaseListener } from './database-listener.js';
import { databaseOptions } from './database-options.js';
import { Replica } from './replica/replica.js';
import { PrivilegeWarning } from './roles/privilege-warning.js';

/**
 * The connection pool of a process. Domains register their entities with `MikroOrmModule.forFeature`.
 * There is no request context, whose cost hot reads would pay, too: services fork the EntityManager where they need a unit of work.
 */
@Global()
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [AppConfig, DatabaseCircuitBreaker],
      useFactory: (config: AppConfig, circuitBreaker: DatabaseCircuitBreaker) => ({
        ...databaseOptions(config, circuitBreaker),
        autoLoadEntities: true,
        registerRequestContext: false,
      }),
    }),
  ],
  providers: [Database, DatabaseCircuitBreaker, DatabaseListener, Replica, PrivilegeWarning],
  exports: [Database, DatabaseCircuitBreaker, DatabaseListener, Replica],
})
export class DatabaseModule {}
