import express, { type Express } from 'express';
import type { WebConfig } from '../config/config.js';
import type { ReleaseSource } from '../releases/live-releases.js';
import { FRONT_ENDS } from '../releases/release.js';
import { setDefaultHeaders } from '../security/headers.js';
import type { Metrics } from './metrics.js';

const API_LIMIT_MS = 1000;

async function apiState(apiUrl: string): Promise<'up' | 'down'> {
  try {
    const response = await fetch(`${apiUrl}/health/live`, { signal: AbortSignal.timeout(API_LIMIT_MS) });
    await response.body?.cancel();
    return response.ok ? 'up' : 'down';
  } catch {
    return 'down';
  }
}

export interface OpsOptions {
  config: WebConfig;
  releases: ReleaseSource;
  metrics: Metrics;
}

/**
 * Health and metrics, on a separate port that visitors do not reach. Ready means that pages can be sent, because the shell has a live release. A
 * refused release and the state of the API are reported, but do not affect readiness.
 */
export function createOpsApp({ config, releases, metrics }: OpsOptions): Express {
  metrics.watch(releases);
  const app = express();
  app.disable('x-powered-by');
  app.use(setDefaultHeaders(config), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.get('/health/live', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/health/ready', async (_request, response) => {
    const live = await releases.current();
    const states = Object.fromEntries(
      FRONT_ENDS.map((name) => {
        const refused = releases.refused.get(name);
        const state = live[name] ? { status: 'up', release: live[name].hash } : { status: 'down' };
        return [name, refused ? { ...state, refused } : state];
      }),
    );
    const ready = live.shell !== undefined;
    const dependencies = { ...states, api: { status: await apiState(config.apiUrl) } };
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', dependencies });
  });
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return app;
}
