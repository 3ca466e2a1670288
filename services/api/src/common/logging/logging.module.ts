import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { AppConfig } from '../../config/app-config.js';
import { loggingOptions } from './logging-options.js';

/** Structured logs of both processes; see {@link loggingOptions} for what never reaches them. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({ pinoHttp: loggingOptions(config) }),
    }),
  ],
})
export class LoggingModule {}
