import { AppConfig } from '../config/app-config.js';
import { runProcess } from '../run-process.js';
import { readDemo } from './demo/demo-files.js';
import { isSeeded } from './demo/seeded.js';

/**
 * Fills an installation with the demo catalogue, its pictures, coupons and orders. A second run finds the data complete and ends at once; rows that
 * staff have changed or deleted stay as they are. In production only with `DEMO_DATA=on`.
 */
runProcess('vitrine-demo-data', async () => {
  const config = new AppConfig(process.env);
  if (!config.demoData) {
    process.stdout.write('Demo data are switched off\n');
    return;
  }
  const demo = readDemo();
  if (await isSeeded(config, demo)) {
    process.stdout.write('The demo data are in place\n');
    return;
  }
  // Nest and the entities are loaded only when there is something to seed, so that a second start is fast.
  await import('reflect-metadata');
  const { seed } = await import('./demo/seed.js');
  process.stdout.write(`${await seed(demo)}\n`);
});
