import { createBullBoard } from '@bull-board/api';
import { ExpressAdapter } from '@bull-board/express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { contentSecurityPolicy } from 'helmet';
import { OpsSessionService } from '../admin-session/ops-session.service.js';
import { opsGate } from './ops-gate.js';

const PATH = '/ops/queues';

/** Mounts bull-board at `/ops/queues`, behind the ops cookie. */
export function mountQueueDashboard(app: NestExpressApplication): void {
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(PATH);
  createBullBoard({ queues: [], serverAdapter, options: { uiConfig: { boardTitle: 'Vitrine' } } });
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
  app.use(PATH, serverAdapter.getRouter());
}
