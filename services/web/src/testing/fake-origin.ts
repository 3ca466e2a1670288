import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import { createApp } from '../app.js';
import { readConfig, type WebConfig } from '../config/config.js';
import { readReleaseKeys } from '../config/release-keys.js';
import { createMetrics, type Metrics } from '../operations/metrics.js';
import { warmUp } from '../pages/pages.js';
import { LiveReleases } from '../releases/live-releases.js';
import { ReleaseStore } from '../releases/release-store.js';
import { temporaryDirectory } from './fake-build.js';

export interface FakeOrigin {
  app: RequestListener;
  config: WebConfig;
  store: ReleaseStore;
  releases: LiveReleases;
  metrics: Metrics;
}

/** The public origin over an empty directory of releases. */
export async function fakeOrigin(environment: Record<string, string> = {}): Promise<FakeOrigin> {
  const releasesDir = await temporaryDirectory();
  const env = {
    PROXY_SECRET: 'shared-secret-of-tests-and-nothing-else',
    RELEASES_DIR: releasesDir,
    DATA_DIR: releasesDir,
    ...environment,
  };
  const config = readConfig(env);
  const logger = pino({ level: 'silent' });
  const metrics = createMetrics();
  const releases = new LiveReleases(config, logger, (live) => warmUp(config, live));
  const app = createApp({ config, releases, metrics, logger });
  return { app, config, store: new ReleaseStore(releasesDir, readReleaseKeys(env)), releases, metrics };
}
