import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import { createApp } from '../app.js';
import { TableChanges } from '../changes/table-changes.js';
import { readConfig, type WebConfig } from '../config/config.js';
import { readReleaseKeys } from '../config/release-keys.js';
import { OpenStreams } from '../forwarding/open-streams.js';
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
  /** Not started, so that no answers are cached. */
  changes: TableChanges;
  metrics: Metrics;
  streams: OpenStreams;
}

/** The public origin with an empty directory of releases. */
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
  const changes = new TableChanges({ apiUrl: config.apiUrl, proxySecret: config.proxySecret, logger });
  const streams = new OpenStreams();
  const app = createApp({ config, releases, changes, metrics, streams, logger });
  const store = new ReleaseStore(releasesDir, readReleaseKeys(env));
  return { app, config, store, releases, changes, metrics, streams };
}
