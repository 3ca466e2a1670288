import type { Server } from 'node:http';
import { AppModule } from './app.module.js';
import { AppConfig } from './config/app-config.js';
import { configureApp } from './configure-app.js';
import { createApp } from './create-app.js';
import { readExtensions } from './extension/read-extensions.js';
import { withExtensions } from './extension/with-extensions.js';
import { runProcess } from './run-process.js';

/** Allows an upload of 100 MB on a slow connection. The web process in front ends idle uploads. */
const REQUEST_TIMEOUT_MS = 3_600_000;
/** Longer than proxies keep an idle connection: a proxy that sends a request while this server closes the connection gets no answer. */
const KEEP_ALIVE_MS = 75_000;

runProcess('vitrine-api', async () => {
  const app = await createApp(withExtensions(AppModule, 'api', await readExtensions()));
  configureApp(app);
  const { apiPort, host } = app.get(AppConfig);
  const server: Server = await app.listen(apiPort, host);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
});
