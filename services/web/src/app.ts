import compression from 'compression';
import { currentTraceparent, getRequestId, inRequestScope, traceRequests } from '@vitrine/kit';
import { type ErrorCode, sentence } from '@vitrine/schemas';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import type { Logger } from 'pino';
import type { WebConfig } from './config/config.js';
import { type Handler, inTurn } from './connections/handler.js';
import { identifyVisitor, trustsProxy } from './connections/visitor.js';
import { devFiles } from './development/dev-files.js';
import { releaseFiles } from './files/release-files.js';
import { onlyReads } from './files/only-reads.js';
import { arrivingBodies, TIMES } from './forwarding/arriving-bodies.js';
import { decodableUrl } from './forwarding/decodable-url.js';
import { sendError } from './forwarding/errors.js';
import { forwarding } from './forwarding/forwarding.js';
import { productSheets } from './forwarding/product-sheets.js';
import { getKind, type Metrics } from './operations/metrics.js';
import { requestLog } from './operations/request-log.js';
import { liveRemotes } from './pages/boot.js';
import { crawlers } from './pages/crawlers.js';
import { releaseDocuments } from './pages/release-documents.js';
import { PageDataSource } from './pages/page-data.js';
import { createPages } from './pages/pages.js';
import { fileUrl } from './releases/release.js';
import type { ReleaseSource } from './releases/live-releases.js';
import { securityContact } from './security/security-txt.js';
import { filePolicy, securityHeaders, setDefaultHeaders } from './security/headers.js';

export interface AppOptions {
  config: WebConfig;
  releases: ReleaseSource;
  metrics: Metrics;
  logger: Logger;
}

/** A page is made anew for each visitor: 6 of 11 is 7 % smaller than what is usual (4) for a millisecond more; beyond, it gains nothing. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** What Express refuses by itself, by the status of its error. */
const REFUSALS: Readonly<Record<number, [status: number, code: ErrorCode, sentence: string]>> = {
  400: [404, 'NOT_FOUND', 'Not found'],
  404: [404, 'NOT_FOUND', 'Not found'],
  412: [412, 'PRECONDITION_FAILED', 'The file has changed'],
  416: [416, 'VALIDATION_FAILED', 'The file has no such part'],
};

/** Express keeps here what a router takes off the URL. */
type RoutedRequest = IncomingMessage & { originalUrl?: string };

const nameTrace: Handler = (request, response, next) => {
  const traceparent = currentTraceparent();
  // By which the developer tools of a browser name the trace of each answer.
  if (traceparent) response.setHeader('Server-Timing', `traceparent;desc="${traceparent}"`);
  inRequestScope(getRequestId(request), next);
};

/** The public origin: what is the API's is forwarded before Express prepares the request, which would cost as much again; the rest is Express'. */
export function createApp(options: AppOptions): RequestListener {
  const { config, metrics, logger } = options;
  const trusts = trustsProxy(config.trustProxy);
  const first = inTurn(
    setDefaultHeaders(config),
    metrics.measure,
    traceRequests((request: RoutedRequest) => getKind(request.originalUrl ?? request.url ?? '/')),
    requestLog(logger),
    nameTrace,
    (request, _response, next) => {
      request.url = decodableUrl(request.url ?? '/');
      next();
    },
    arrivingBodies(TIMES, (request) => identifyVisitor(request, trusts).address),
    productSheets,
    forwarding(config, logger),
  );
  const pages = createPagesApp(options);
  return (request: IncomingMessage, response: ServerResponse) => {
    try {
      first(request, response, () => void pages(request, response));
    } catch (error) {
      logger.error({ err: error as Error }, 'A request failed');
      if (response.headersSent) response.destroy();
      else sendError(response, 500, 'INTERNAL', sentence('failure.internal'));
    }
  };
}

/** Pages, files of releases, and what crawlers ask for. */
function createPagesApp({ config, releases, logger }: AppOptions): Express {
  const data = new PageDataSource({ apiUrl: config.apiUrl, proxySecret: config.proxySecret, logger });
  const answerPage = createPages({ config, releases, data, logger });
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.use(onlyReads);
  app.get('/releases/live.json', async (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ remotes: liveRemotes(await releases.current()) });
  });
  if (config.devServerUrl !== null) app.use(filePolicy, devFiles(config.devServerUrl));
  app.use('/releases', filePolicy, releaseFiles(config));
  app.get('/favicon.ico', async (_request, response) => {
    const { shell } = await releases.current();
    if (shell?.icon) response.redirect(302, fileUrl(shell, shell.icon));
    else response.status(404).end();
  });
  app.use(compression({ brotli }));
  app.use(securityContact(config));
  app.use(crawlers(config.publicUrl, data, releases));
  app.use(releaseDocuments(config.publicUrl, data, releases));
  app.use(securityHeaders(config), answerPage);
  const onError: ErrorRequestHandler = (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    const refused = REFUSALS[(error as { status?: number }).status ?? 500];
    if (refused) return sendError(response, ...refused);
    logger.error({ err: error as Error }, 'A request failed');
    sendError(response, 500, 'INTERNAL', sentence('failure.internal'));
  };
  app.use(onError);
  return app;
}
