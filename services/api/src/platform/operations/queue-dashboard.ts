import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bullmq';
import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { OpsSessionService } from '../../people/admin-session/sessions/ops-session.service.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import { inAuditScope } from '../../common/audit/audit-scope.js';
import { unavailable } from '../../common/errors/api-error.js';
import { requestSource } from '../../common/http/requests/request-source.js';
import { RedisConnection } from '../../common/redis/redis-connection.js';
import { AppConfig } from '../../config/app-config.js';
import { queueNames } from '../queue/queue-names.js';
import { auditedBy } from './dashboard-audit.js';
import { requireOpsSession } from './require-ops-session.js';
import { pagePolicy } from './page-policy.js';
import { sameOriginOnly } from './same-origin-only.js';

const PATH = '/ops/queues';

const FOREIGN_FONTS = /<link href="https:\/\/[^>]*>/g;

/** Makes the Trusted Types policy through which the dashboard loads its scripts. */
const TRUSTED_TYPES_ROUTE = '/static/js/queue-dashboard-policy.js';
const TRUSTED_TYPES_SCRIPT = fileURLToPath(new URL('browser/queue-dashboard-policy.js', import.meta.url));

/** Adds the policy to bull-board's page, and removes the fonts that it would load from another host; it has fallback fonts. */
const edited = (page: string): string =>
  page.replace(FOREIGN_FONTS, '').replace('</head>', `<script src="${PATH}${TRUSTED_TYPES_ROUTE}"></script></head>`);

function withEditedPage(_request: Request, response: Response, next: NextFunction): void {
  const send = response.send.bind(response);
  response.send = (body: unknown) => send(typeof body === 'string' ? edited(body) : body);
  next();
}

/** Folder of bull-board's texts by language, in a package on which only its API package depends. */
const WORDS = join(
  dirname(
    createRequire(createRequire(import.meta.url).resolve('@bull-board/api')).resolve('@bull-board/ui/package.json'),
  ),
  'dist/static/locales',
);
const WORDS_ROUTE = '/static/locales/:language/messages.json';

/** bull-board's texts name Redis even where the queues are in PostgreSQL. */
async function renameRedisToPostgres(request: Request, response: Response, next: NextFunction): Promise<void> {
  const { language } = request.params;
  if (typeof language !== 'string' || !/^[a-z]{2}-[A-Z]{2}$/.test(language)) return next();
  const words = await readFile(join(WORDS, language, 'messages.json'), 'utf8').catch(() => undefined);
  if (words === undefined) return next();
  response.type('json').send(words.replaceAll(/\bRedis\b/g, 'PostgreSQL'));
}

/** Refuses requests while the queues are unreachable: bull-board would wait for them without end. */
const whileQueuesAnswer =
  (redis: RedisConnection): RequestHandler =>
  async (_request, _response, next) => {
    if (await redis.answers()) next();
    else next(unavailable());
  };

/** Makes audit entries of the dashboard name the request to which they belong. */
const inAuditScopeOfRequest =
  ({ proxySecret }: AppConfig): RequestHandler =>
  (request, _response, next) =>
    inAuditScope({ source: requestSource(request, proxySecret), declared: undefined, written: false }, next);

/** Mounts bull-board at `/ops/queues`, behind the ops cookie. */
export function mountQueueDashboard(app: NestExpressApplication): void {
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(PATH);
  const queues = queueNames.map((name) => new BullMQAdapter(app.get<Queue>(getQueueToken(name), { strict: false })));
  const onRedis = app.get(AppConfig).redis !== undefined;
  createBullBoard({
    queues,
    serverAdapter,
    options: {
      handlerHooks: { before: auditedBy(app.get(OpsSessionService), app.get(AuditLog)) },
      uiConfig: {
        boardTitle: 'Queues',
        // The back-office is English whatever the browser's language is.
        locale: { lng: 'en-US' },
        hideDocsLink: true,
        hideRedisDetails: !onRedis,
      },
    },
  });
  app.use(
    '/ops',
    inAuditScopeOfRequest(app.get(AppConfig)),
    // Checked before the origin: a request without a sign-in gets the same answer from everywhere.
    requireOpsSession(app.get(OpsSessionService)),
    sameOriginOnly(app.get(AppConfig).publicUrl),
    // Its page sets its own folder as the base of its addresses.
    pagePolicy(['default'], { fontSrc: ["'self'"], baseUri: ["'self'"] }),
  );
  app.use(
    PATH,
    Router().get(TRUSTED_TYPES_ROUTE, (_request, response) => response.sendFile(TRUSTED_TYPES_SCRIPT)),
  );
  if (!onRedis) app.use(PATH, Router().get(WORDS_ROUTE, renameRedisToPostgres));
  app.use(PATH, whileQueuesAnswer(app.get(RedisConnection)), withEditedPage, serverAdapter.getRouter());
}
