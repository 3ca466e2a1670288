import 'reflect-metadata';
import { EnvironmentReader } from '@vitrine/kit';
import { createRoles } from '../database/roles/create-roles.js';
import { runMigrations } from '../database/run-migrations.js';
import { readExtensions } from '../extension/read-extensions.js';
import { migrationsOf } from '../extension/with-extensions.js';
import { migrateQueues } from '../platform/queue/migrate-queues.js';
import { runProcess } from '../run-process.js';

/** Migrates as the owner. If an account that may create roles is configured, the other accounts are created first. */
runProcess('vitrine-migrate', async () => {
  const read = new EnvironmentReader(process.env);
  const admin = read.optional('DATABASE_ADMIN_URL');
  const owner = read.optional('DATABASE_OWNER_URL');
  const runtime = read.optional('DATABASE_URL');
  const retention = read.optional('DATABASE_RETENTION_URL');
  const url = owner ?? runtime ?? read.required('DATABASE_URL', 'the PostgreSQL database');
  if (admin !== undefined && owner !== undefined) await createRoles({ admin, owner, runtime, retention });
  const onBusy = () => process.stdout.write('A table is in use, perhaps by a dump; trying again\n');
  const others = migrationsOf(await readExtensions());
  const names = await runMigrations(url, { migrateOthers: migrateQueues, others, onBusy });
  process.stdout.write(names.length > 0 ? `Migrated: ${names.join(', ')}\n` : 'The database is up to date\n');
});
