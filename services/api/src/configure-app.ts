import { RequestMethod } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { assignRequestId, inRequestScope, TABLE_CHANGES_PATH, traceRequests } from '@vitrine/kit';
import type { NextFunction, Request, Response } from 'express';
import { inActingScope } from './common/auth/acting-staff.js';
import { logRequests } from './common/logging/log-requests.js';
import { QuietNestLogger } from './common/logging/quiet-nest-logger.js';
import { apiPrefix, OWN_ROUTES } from './common/http/api-prefix.js';
import { jsonBody } from './common/http/requests/json-body.js';
import { CORS_REQUEST_HEADERS, CORS_RESPONSE_HEADERS } from './common/http/cors-headers.js';
import { noStoreByDefault } from './common/http/no-store-by-default.js';
import { answerOtherMethods } from './common/http/other-methods.js';
import { endUnreadBodies } from './common/http/requests/unread-body.js';
import { securityHeaderList, securityHeaders } from './common/http/security-headers.js';
import { PublicReadCache } from './common/public-read-cache/public-read-cache.js';
import type { EncodedAnswerAdapter } from './common/public-read-cache/encoded-answer-adapter.js';
import { serveKeptAnswers, serveOtherKeptAnswers } from './common/public-read-cache/serve-kept-answers.js';
import { streamTableChanges } from './common/public-read-cache/table-changes.js';
import { AppConfig } from './config/app-config.js';
import { DatabaseListener } from './database/database-listener.js';
import { serveUploads } from './files/media/serve-uploads.js';
import { serveApiDocs } from './platform/operations/api-docs.js';
import { serveApiReference } from './platform/operations/api-reference.js';
import { getRoute, Metrics } from './platform/operations/metrics.js';
import { mountQueueDashboard } from './platform/operations/queue-dashboard.js';
import { FileStorage } from './files/storage/index.js';

/**
 * The HTTP set-up that `main`, the tests and the OpenAPI generator share, in the order in which a request passes it. The app must be
 * created with `bodyParser: false`.
 */
export function configureApp(app: NestExpressApplication): void {
  const config = app.get(AppConfig);
  const metrics = app.get(Metrics);
  const cache = app.get(PublicReadCache);
  app.useLogger(app.get(QuietNestLogger));
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('etag', false);
  const adapter = app.getHttpAdapter() as unknown as EncodedAnswerAdapter;
  adapter.serveFirst(serveKeptAnswers(cache, securityHeaderList(config.production), () => metrics.keptAnswers.inc()));
  // Registered before the prefix is added, because visitors reach only paths with the prefix.
  app.use(TABLE_CHANGES_PATH, streamTableChanges(app.get(DatabaseListener), config.proxySecret, app.getHttpServer()));
  app.use((request: Request, response: Response, next: NextFunction) => {
    inRequestScope(assignRequestId(request, response), () => inActingScope(next));
  });
  app.use(traceRequests(getRoute));
  app.use(metrics.timeRequests);
  app.use(apiPrefix);
  app.use(securityHeaders(config.production));
  app.enableCors({
    origin: config.corsOrigins.length > 0 ? [...config.corsOrigins] : false,
    allowedHeaders: [...CORS_REQUEST_HEADERS],
    exposedHeaders: [...CORS_RESPONSE_HEADERS],
    maxAge: 600,
    // `OPTIONS` is answered below, for every path.
    preflightContinue: true,
  });
  app.use(noStoreByDefault);
  app.use(endUnreadBodies);
  app.use('/uploads', serveUploads(app.get(FileStorage)));
  app.setGlobalPrefix('api', {
    exclude: OWN_ROUTES.flatMap((path) => [
      { path, method: RequestMethod.ALL },
      { path: `${path}/*rest`, method: RequestMethod.ALL },
    ]),
  });
  serveApiDocs(app);
  serveApiReference(app);
  mountQueueDashboard(app);
  logRequests(app);
  // After the log, so that refused methods and bodies are in it.
  app.use(answerOtherMethods(app));
  app.use(serveOtherKeptAnswers(cache));
  app.use(jsonBody);
}
