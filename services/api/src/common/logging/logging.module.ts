import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { AppConfig } from '../../config/app-config.js';
import { QuietNestLogger } from './quiet-nest-logger.js';
import { loggingOptions } from './logging-options.js';

/** Structured logs of both processes; see {@link loggingOptions} for what never reaches them. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [AppConfig],
      // Its middlewares are mounted by `logRequests`.
      useFactory: (config: AppConfig) => ({ pinoHttp: loggingOptions(config), forRoutes: [] }),
    }),
  ],
  providers: [QuietNestLogger],
  exports: [QuietNestLogger],
})
export class LoggingModule {}
