import { AppConfig } from '../config/app-config.js';
import { ConfigurationError } from '@vitrine/kit';
import { runProcess } from '../run-process.js';

const MAX_CONTACTS = 1_000_000;

/** Adds many contact requests to a database, for measurements: `bulk-contacts.js COUNT`. Never in production. */
runProcess('vitrine-bulk-contacts', async () => {
  const count = Number(process.argv[2]);
  if (!Number.isInteger(count) || count < 1 || count > MAX_CONTACTS) {
    throw new Error(`The number of contact requests must be a whole number from 1 to ${MAX_CONTACTS}`);
  }
  if (new AppConfig(process.env).production) throw new ConfigurationError('NODE_ENV', 'must not be production');
  await import('reflect-metadata');
  const { NestFactory } = await import('@nestjs/core');
  const { BulkContactsModule } = await import('./bulk-contacts/bulk-contacts.module.js');
  const { BulkContacts } = await import('./bulk-contacts/bulk-contacts.js');
  const app = await NestFactory.createApplicationContext(BulkContactsModule, { logger: false, abortOnError: false });
  try {
    await app.get(BulkContacts).add(count);
  } finally {
    await app.close();
  }
});
