import express from 'express';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import request from 'supertest';
import { createApp } from '../app.js';
import { TableChanges } from '../changes/table-changes.js';
import { readConfig } from '../config/config.js';
import { OpenStreams } from '../forwarding/open-streams.js';
import { createMetrics } from '../operations/metrics.js';
import { DevReleases } from './dev-releases.js';

const MANIFEST = { contract: 1, fonts: [], chunks: { routes: { js: ['routes.js'], css: ['page.css'] } } };

let devServer: Server;
let url: string;

beforeAll(async () => {
  const app = express();
  app.get('/releases/:name/dev/release.json', (incoming, response) => {
    const { name } = incoming.params;
    response.json({ ...MANIFEST, remote: name, entry: name === 'shell' ? 'main.js' : 'remoteEntry.js' });
  });
  app.get('/releases/shell/dev/main.js', (_request, response) => void response.type('js').send('built();'));
  devServer = createServer(app);
  await new Promise<void>((resolve) => devServer.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(devServer.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => devServer.close(resolve)));

const origin = () => {
  const config = readConfig({ DEV_SERVER_URL: url, PUBLIC_URL: 'http://127.0.0.1:8080' });
  const releases = new DevReleases(url);
  const logger = pino({ level: 'silent' });
  const changes = new TableChanges({ apiUrl: config.apiUrl, proxySecret: config.proxySecret, logger });
  return createApp({ config, releases, changes, metrics: createMetrics(), streams: new OpenStreams(), logger });
};

test('a page loads the files of the development server, and is rendered in the browser', async () => {
  const { text } = await request(origin()).get('/contact').expect(200);
  expect(text).toContain('<script defer src="/releases/shell/dev/main.js" integrity=""></script>');
  expect(text).toContain('<link rel="stylesheet" href="/releases/storefront/dev/page.css">');
  expect(text).toContain('<div id="root"></div>');
});

test('its files come from the development server and are not cached', async () => {
  const answer = await request(origin()).get('/releases/shell/dev/main.js').expect(200, 'built();');
  expect(answer.headers['cache-control']).toBe('no-store');
  await request(origin()).get('/releases/shell/dev/none.js').expect(404);
});

test('the policy allows the socket and the Trusted Types policies of development, but nothing unsafe', async () => {
  const { headers } = await request(origin()).get('/contact');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`connect-src 'self' ${url.replace('http', 'ws')};`);
  expect(policy).toContain('vitrine-dev-shell vitrine-dev-storefront vitrine-dev-admin rspack-dev-server#overlay');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe-eval');
});
