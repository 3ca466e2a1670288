import type { Server } from 'node:http';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { ConfigurationError, drainable, logSchema, startTracing, stopTracing } from '@vitrine/kit';
import { pino } from 'pino';
import { createApp } from './app.js';
import { PurgeHook } from './changes/purge-hook.js';
import { TableChanges } from './changes/table-changes.js';
import { readConfig, type WebConfig } from './config/config.js';
import { limitConnections } from './connections/connection-limit.js';
import { createHttpServer } from './connections/http-server.js';
import { trustsProxy } from './connections/visitor.js';
import { DevReleases } from './development/dev-releases.js';
import { OpenStreams } from './forwarding/open-streams.js';
import { createLogDestination } from './operations/log-destination.js';
import { createMetrics } from './operations/metrics.js';
import { handleUncaughtErrors } from './operations/uncaught-errors.js';
import { createOpsApp } from './operations/ops-app.js';
import { warmUp } from './pages/pages.js';
import { LiveReleases } from './releases/live-releases.js';
import { defaultHeaders } from './security/headers.js';

const SERVICE = 'vitrine-web';
process.title = SERVICE;
// without this, V8 keeps the code of every server bundle that was ever live until memory runs short (6 MB a release)
setFlagsFromString('--no-compilation-cache');

/** Time for requests in flight to end after the signal to stop. */
const GRACE_MS = 20_000;
/** Interval of the check for a new release, so that it is loaded before its first visitor. */
const POLL_MS = 1000;

/** An error at the start that is reported with its message alone. */
class StartError extends Error {}

function listen(server: Server, port: number, host: string, variable: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken =
        error.code === 'EADDRINUSE'
          ? `${variable} ${port} is already in use`
          : `${variable} ${port} cannot be used (${error.code})`;
      reject(new StartError(taken, { cause: error }));
    });
    server.listen(port, host, () => resolve(server));
  });
}

async function start(config: WebConfig): Promise<void> {
  const log = createLogDestination();
  const logger = pino({ ...logSchema(SERVICE), level: config.logLevel }, log);
  await startTracing(SERVICE, config.tracing);
  const metrics = createMetrics();
  const releases =
    config.devServerUrl === null
      ? new LiveReleases(config, logger, (live) => warmUp(config, live))
      : new DevReleases(config.devServerUrl);
  await releases.current();
  const changes = new TableChanges({ apiUrl: config.apiUrl, proxySecret: config.proxySecret, logger });
  const hook = config.cachePurge && new PurgeHook(config.cachePurge, logger);
  if (hook) changes.onChange((tables) => hook.purge(tables));
  changes.start();
  metrics.watchChanges(changes);
  const streams = new OpenStreams();
  const app = createApp({ config, releases, changes, metrics, streams, logger });
  const trusts = trustsProxy(config.trustProxy);
  const origin = createHttpServer(app, defaultHeaders(config));
  limitConnections(origin, {
    perAddress: config.connectionsPerAddress,
    isProxy: (address) => trusts(address, 0),
    onRefused: () => metrics.refusedConnections.inc(),
  });
  const visitors = await listen(origin, config.port, config.host, 'PORT');
  const opsServer = createHttpServer(createOpsApp({ config, releases, metrics }), defaultHeaders(config));
  const operations = await listen(opsServer, config.opsPort, config.host, 'WEB_OPS_PORT');
  const drain = drainable(visitors);
  let live = await releases.current();
  const look = async () => {
    const now = await releases.current();
    if (now !== live) hook?.purge('all');
    live = now;
  };
  const poll = config.devServerUrl === null ? setInterval(() => void look(), POLL_MS) : undefined;
  logger.info(`Listening on http://${config.host}:${config.port}`);

  const stop = async (exitCode: number) => {
    clearInterval(poll);
    changes.stop();
    streams.endAll();
    const drained = await drain(GRACE_MS);
    operations.closeAllConnections();
    await stopTracing();
    log.flushSync();
    process.exit(drained ? exitCode : 1);
  };
  handleUncaughtErrors(process, logger, (exitCode) => void stop(exitCode));
  process.once('SIGTERM', () => void stop(0));
  process.once('SIGINT', () => void stop(0));
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const message = error instanceof ConfigurationError || error instanceof StartError ? error.message : inspect(error);
  process.stderr.write(`${message}
`);
  process.exit(1);
}
