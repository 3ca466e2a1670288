import compression from 'compression';
import { currentTraceparent, getRequestId, inRequestScope, traceRequests } from '@vitrine/kit';
import { COMPLETE_LANGUAGES, type ErrorCode, sentence } from '@vitrine/schemas';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { TableChanges } from './changes/table-changes.js';
import type { WebConfig } from './config/config.js';
import { type Handler, inTurn } from './connections/handler.js';
import { identifyVisitor, trustsProxy } from './connections/visitor.js';
import { devFiles } from './development/dev-files.js';
import { releaseFiles } from './files/release-files.js';
import { onlyReads } from './files/only-reads.js';
import { limitRequestBodies, TIMES } from './forwarding/request-body-limits.js';
import { decodableUrl } from './forwarding/decodable-url.js';
import { sendError } from './forwarding/errors.js';
import { forwarding } from './forwarding/forwarding.js';
import { keepReads } from './forwarding/kept-reads.js';
import type { OpenStreams } from './forwarding/open-streams.js';
import { productSheets } from './forwarding/product-sheets.js';
import { createUpstream } from './forwarding/upstream.js';
import { createAnswerSender, type SendAnswer } from './kept/send-answer.js';
import { getKind, type Metrics } from './operations/metrics.js';
import { isPageTrace, pageTraces } from './operations/page-traces.js';
import { requestLog } from './operations/request-log.js';
import { HOUSE_ICONS, liveRemotes } from './pages/boot.js';
import { crawlers } from './pages/crawlers.js';
import { releaseDocuments } from './pages/release-documents.js';
import { PageDataSource } from './pages/page-data.js';
import { keptPages } from './pages/kept-pages.js';
import { createPages, PageMaker } from './pages/pages.js';
import type { ReleaseSource } from './releases/live-releases.js';
import { securityContact } from './security/security-txt.js';
import { defaultHeaders, filePolicy, setDefaultHeaders } from './security/headers.js';

export interface AppOptions {
  config: WebConfig;
  releases: ReleaseSource;
  /** Reports writes to tables, by which cached pages are invalidated; pages are cached only while it is current. */
  changes: TableChanges;
  metrics: Metrics;
  /** The open event streams, which are ended when the process stops. */
  streams: OpenStreams;
  logger: Logger;
}

/** The answers for errors of Express, by their status. */
const REFUSALS: Readonly<Record<number, [status: number, code: ErrorCode, sentence: string]>> = {
  400: [404, 'NOT_FOUND', 'Not found'],
  404: [404, 'NOT_FOUND', 'Not found'],
  412: [412, 'PRECONDITION_FAILED', 'The file has changed'],
  416: [416, 'VALIDATION_FAILED', 'The file has no such part'],
};

/** `originalUrl`: Express keeps the whole URL there, because a router removes its prefix from `url`. */
type RoutedRequest = IncomingMessage & { originalUrl?: string };

const nameTrace: Handler = (request, response, next) => {
  const traceparent = currentTraceparent();
  // Shows the trace of each answer in the developer tools of the browser.
  if (traceparent) response.setHeader('Server-Timing', `traceparent;desc="${traceparent}"`);
  inRequestScope(getRequestId(request), next);
};

/**
 * The public origin. Requests for the API are forwarded before Express prepares the request, which would double their cost; Express handles the
 * others.
 */
export function createApp(options: AppOptions): RequestListener {
  const { config, releases, changes, metrics, streams, logger } = options;
  const data = new PageDataSource({ apiUrl: config.apiUrl, proxySecret: config.proxySecret, logger });
  const upstream = createUpstream(config.apiUrl);
  const send = createAnswerSender(defaultHeaders(config));
  const reads = keepReads({ config, upstream, changes, send, onKept: () => metrics.keptReads.inc() });
  const maker = new PageMaker({ config, data, logger });
  const trusts = trustsProxy(config.trustProxy);
  const traced = traceRequests((request: RoutedRequest) => getKind(request.originalUrl ?? request.url ?? '/'));
  const kept = keptPages(maker, { config, releases, changes, send, onKept: () => metrics.keptPages.inc() });
  const first = inTurn(
    metrics.measure,
    (request, response, next) => (isPageTrace(request) ? next() : traced(request, response, next)),
    requestLog(logger),
    nameTrace,
    reads.serve,
    kept.serve,
    setDefaultHeaders(config),
    (request, _response, next) => {
      request.url = decodableUrl(request.url ?? '/');
      next();
    },
    limitRequestBodies(TIMES, (request) => identifyVisitor(request, trusts).address),
    pageTraces(),
    productSheets(() => maker.knownLanguages(releases.known() ?? {}) ?? COMPLETE_LANGUAGES),
    forwarding(config, {
      upstream,
      logger,
      streams,
      onWrite: (began) => changes.changeAll(began),
      onRead: reads.learn,
    }),
    kept.make,
  );
  const pages = createPagesApp(options, { data, maker, send });
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

/** Serves uncached pages, files of releases, and the files for crawlers. */
function createPagesApp(
  { config, releases, logger }: AppOptions,
  { data, maker, send }: { data: PageDataSource; maker: PageMaker; send: SendAnswer },
): Express {
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
  app.get('/favicon.ico', (_request, response) => response.redirect(302, `${HOUSE_ICONS}/icon-32.png`));
  app.use(compression());
  app.use(securityContact(config));
  app.use(crawlers(config.publicUrl, { data, maker, releases }));
  app.use(releaseDocuments(config.publicUrl, { data, maker, releases }));
  app.use(createPages(maker, { config, releases, send }));
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
