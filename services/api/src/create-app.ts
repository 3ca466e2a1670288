import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { startTracing } from '@vitrine/kit';
import { EncodedAnswerAdapter } from './common/public-read-cache/encoded-answer-adapter.js';
import { processConfig } from './config/process-config.js';
import { stopOnSignal } from './run-process.js';

/**
 * Creates a process's application from its root module; the application stops on SIGTERM and SIGINT.
 * @throws ConfigurationError before anything is created when a variable has an invalid value
 */
export async function createApp(module: Type | DynamicModule): Promise<NestExpressApplication> {
  const { service, tracing } = processConfig();
  await startTracing(service, tracing);
  const app = await NestFactory.create<NestExpressApplication>(module, new EncodedAnswerAdapter(), {
    bodyParser: false,
    // Until the application's own logger takes over, a failure is reported by `runProcess` in one sentence.
    logger: false,
    abortOnError: false,
  });
  stopOnSignal(app);
  return app;
}
