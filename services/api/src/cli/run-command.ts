import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { readExtensions } from '../extension/read-extensions.js';
import { withExtensions } from '../extension/with-extensions.js';
import { processConfig } from '../config/process-config.js';
import { closeWithTimeout, runProcess } from '../run-process.js';

const CLOSE_MS = 10_000;

/**
 * Runs an operator's command with the application, and then ends the process with `process.exitCode`.
 * @param title shown in process lists, e.g. `vitrine-admin`
 * @param readArguments runs before the application starts; its errors are reported and end the process with code 1
 */
export function runCommand<Arguments>(
  title: string,
  readArguments: () => Arguments | Promise<Arguments>,
  work: (app: INestApplicationContext, given: Arguments) => Promise<void>,
): void {
  runProcess(title, async () => {
    const given = await readArguments();
    process.env['LOG_LEVEL'] ??= 'warn';
    processConfig('api', title);
    const root = withExtensions(AppModule, 'api', await readExtensions());
    const app = await NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });
    try {
      await work(app, given);
    } finally {
      await closeWithTimeout(app, CLOSE_MS);
    }
    // A connection that did not close must not keep the process alive.
    process.exit();
  });
}
