import type { MiddlewareConsumer } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { LoggerModule } from 'nestjs-pino';

/**
 * Mounts the middlewares that log every request and add it to the lines that are logged meanwhile. They are mounted as plain Express middlewares,
 * because Nest would wrap each of them in a path pattern and a proxy, again for every path outside of the prefix.
 */
export function logRequests(app: NestExpressApplication): void {
  const everywhere: ReturnType<MiddlewareConsumer['apply']> = {
    exclude: () => everywhere,
    forRoutes: () => consumer,
  };
  const consumer: MiddlewareConsumer = {
    apply: (...middlewares) => {
      app.use(...middlewares);
      return everywhere;
    },
  };
  app.get(LoggerModule).configure(consumer);
}
