import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { AppConfig } from '../../config/app-config.js';
import { QuietNestLogger } from './quiet-nest-logger.js';
import { loggingOptions } from './logging-options.js';

/** Structured logs of both processes; {@link loggingOptions} says what is never logged. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [AppConfig],
      // `logRequests` mounts its middlewares.
      useFactory: (config: AppConfig) => ({ pinoHttp: loggingOptions(config), forRoutes: [] }),
    }),
  ],
  providers: [QuietNestLogger],
  exports: [QuietNestLogger],
})
export class LoggingModule {}
