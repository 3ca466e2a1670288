import { AppConfig } from '../config/app-config.js';
import { ConfigurationError } from '@vitrine/kit';
import { runProcess } from '../run-process.js';

const MAX_ORDERS = 10_000_000;

/**
 * Adds many orders to a database, for measurements: `bulk-orders.js COUNT`. Never in production, and only while nothing else uses the database.
 */
runProcess('vitrine-bulk-orders', async () => {
  const count = Number(process.argv[2]);
  if (!Number.isInteger(count) || count < 1 || count > MAX_ORDERS) {
    throw new Error(`The number of orders must be a whole number from 1 to ${MAX_ORDERS}`);
  }
  if (new AppConfig(process.env).production) throw new ConfigurationError('NODE_ENV', 'must not be production');
  await import('reflect-metadata');
  const { NestFactory } = await import('@nestjs/core');
  const { BulkOrdersModule } = await import('./bulk-orders/bulk-orders.module.js');
  const { BulkOrders } = await import('./bulk-orders/bulk-orders.js');
  const app = await NestFactory.createApplicationContext(BulkOrdersModule, { logger: false, abortOnError: false });
  try {
    await app.get(BulkOrders).add(count, (done) => process.stdout.write(`\r${done} of ${count} orders`));
    process.stdout.write('\n');
  } finally {
    await app.close();
  }
});
