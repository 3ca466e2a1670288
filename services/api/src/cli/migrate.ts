import 'reflect-metadata';
import { EnvironmentReader } from '../config/read-environment.js';
import { runMigrations } from '../database/run-migrations.js';
import { runProcess } from '../run-process.js';

runProcess('vitrine-migrate', async () => {
  const read = new EnvironmentReader(process.env);
  const url = read.url('DATABASE_URL', read.required('DATABASE_URL', 'the PostgreSQL database'), [
    'postgres:',
    'postgresql:',
  ]);
  const names = await runMigrations(url);
  process.stdout.write(names.length > 0 ? `Migrated: ${names.join(', ')}\n` : 'The database is up to date\n');
});
