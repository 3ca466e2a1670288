import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { AppModule } from '../src/app.module.js';
import { EncodedAnswerAdapter } from '../src/common/public-read-cache/encoded-answer-adapter.js';
import { AppConfig } from '../src/config/app-config.js';
import { configureApp } from '../src/configure-app.js';
import './single-connection.js';
import { testEnvironment } from './test-environment.js';

export interface TestAppOptions {
  /** Environment variables beside those of {@link testEnvironment}. */
  environment?: Record<string, string>;
  module?: Type;
  /** Replaces providers before the app is made. */
  override?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
}

/** The real application on a test database, listening on a free port; close it with `app.close()`. */
export async function createTestApp(
  databaseUrl: string,
  options: TestAppOptions = {},
): Promise<NestExpressApplication> {
  const config = new AppConfig(testEnvironment({ DATABASE_URL: databaseUrl, ...options.environment }));
  const builder = Test.createTestingModule({ imports: [options.module ?? AppModule] })
    .overrideProvider(AppConfig)
    .useValue(config);
  const testing = await (options.override?.(builder) ?? builder).compile();
  const app = testing.createNestApplication<NestExpressApplication>(new EncodedAnswerAdapter(), {
    bodyParser: false,
    bufferLogs: true,
  });
  configureApp(app);
  await app.listen(0, '127.0.0.1');
  return app;
}
