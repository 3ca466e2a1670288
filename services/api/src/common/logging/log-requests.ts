import type { MiddlewareConsumer } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { LoggerModule } from 'nestjs-pino';

/**
 * Mounts the middlewares that log every request and add it to what is logged meanwhile. As plain ones: Nest would put a pattern, a record of who
 * passed and a proxy before each of them, and that again for every path outside the prefix.
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
