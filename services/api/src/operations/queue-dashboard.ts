import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bullmq';
import type { NextFunction, Request, Response } from 'express';
import { contentSecurityPolicy } from 'helmet';
import { OpsSessionService } from '../admin-session/ops-session.service.js';
import { queueNames } from '../queue/queue-names.js';
import { opsGate } from './ops-gate.js';

const PATH = '/ops/queues';

const FOREIGN_FONTS = /<link href="https:\/\/[^>]*>/g;

/** bull-board's page asks another host for fonts, which no page of ours does; it has others to fall back on. */
function withoutForeignFonts(_request: Request, response: Response, next: NextFunction): void {
  const send = response.send.bind(response);
  response.send = (body: unknown) => send(typeof body === 'string' ? body.replace(FOREIGN_FONTS, '') : body);
  next();
}

/** Mounts bull-board at `/ops/queues`, behind the ops cookie. */
export function mountQueueDashboard(app: NestExpressApplication): void {
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(PATH);
  const queues = queueNames.map((name) => new BullMQAdapter(app.get<Queue>(getQueueToken(name), { strict: false })));
  createBullBoard({ queues, serverAdapter, options: { uiConfig: { boardTitle: 'Vitrine' } } });
  app.use(
    '/ops',
    opsGate(app.get(OpsSessionService)),
    contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // bull-board sets style attributes and brings one style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
      },
    }),
  );
  app.use(PATH, withoutForeignFonts, serverAdapter.getRouter());
}
