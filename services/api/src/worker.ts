import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppConfig } from './config/app-config.js';
import { MailWorker } from './notifications/mail-worker.js';
import { runProcess, stopOnSignal } from './run-process.js';
import { WorkerModule } from './worker.module.js';

runProcess('vitrine-worker', async () => {
  const app = await NestFactory.create<NestExpressApplication>(WorkerModule, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  stopOnSignal(app);
  const { workerPort, host } = app.get(AppConfig);
  await app.listen(workerPort, host);
  await app.get(MailWorker).start();
});
