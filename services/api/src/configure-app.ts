import { RequestMethod } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { json } from 'express';
import helmet from 'helmet';
import { Logger } from 'nestjs-pino';
import { apiPrefix, OWN_ROUTES } from './common/http/api-prefix.js';
import { AppConfig } from './config/app-config.js';

const JSON_BODY_LIMIT = '1mb';

/** The HTTP set-up that `main`, the tests and the OpenAPI generator share. The app must be created with `bodyParser: false`. */
export function configureApp(app: NestExpressApplication): void {
  const config = app.get(AppConfig);
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.use(apiPrefix);
  app.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      strictTransportSecurity: config.production,
    }),
  );
  app.enableCors({
    origin: config.corsOrigins.length > 0 ? [...config.corsOrigins] : false,
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Accept-Language', 'X-Request-Id'],
    exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
  app.use(json({ limit: JSON_BODY_LIMIT }));
  app.setGlobalPrefix('api', {
    exclude: OWN_ROUTES.flatMap((path) => [
      { path, method: RequestMethod.ALL },
      { path: `${path}/*rest`, method: RequestMethod.ALL },
    ]),
  });
  app.enableShutdownHooks();
}
