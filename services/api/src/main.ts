import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { AppConfig } from './config/app-config.js';
import { configureApp } from './configure-app.js';
import { runProcess, stopOnSignal } from './run-process.js';

runProcess('vitrine-api', async () => {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  configureApp(app);
  stopOnSignal(app);
  const { apiPort, host } = app.get(AppConfig);
  await app.listen(apiPort, host);
});
