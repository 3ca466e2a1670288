import { Global, Module } from '@nestjs/common';
import { AppConfig } from './app-config.js';
import { processConfig } from './process-config.js';

/** Makes {@link AppConfig} injectable everywhere. */
@Global()
@Module({
  providers: [{ provide: AppConfig, useFactory: processConfig }],
  exports: [AppConfig],
})
export class ConfigModule {}
