export { StartFailure } from './failure.ts';
export { freePort } from './ports.ts';
export { startPostgres, type Postgres, type PostgresOptions } from './postgres/postgres.ts';
