import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ROOT, startMailbox, startTestPostgres } from '@vitrine/local';
import { buildStages, listFiles, type BuiltStage } from './build-stages.ts';
import { Container, runToEnd } from './container.ts';
import { readDockerfile } from './dockerfile.ts';

/**
 * `npm run check:images`: carries out the Dockerfile on a clean copy of the last commit, then runs what came out as the images
 * would: production, an account that may write nowhere but where a volume is, health checks, signals.
 */
const workspace = mkdtempSync(join(tmpdir(), 'vitrine-images-'));
chmodSync(workspace, 0o755);
const stops: (() => unknown)[] = [() => rmSync(workspace, { recursive: true, force: true })];
try {
  const context = join(workspace, 'context');
  mkdirSync(context);
  execFileSync('/bin/sh', ['-c', 'git archive HEAD | tar -x -C "$0"', context], { cwd: ROOT });
  const stages = buildStages({
    stages: readDockerfile(readFileSync(join(context, 'infra/docker/Dockerfile'), 'utf8')),
    context,
    workspace,
    say: (line) => console.log(`  ${line}`),
  });
  const [api, web] = ['api', 'web'].map((name) => stages.get(name));
  if (!api || !web) throw new Error('The Dockerfile has no stage api or web');
  for (const [name, stage] of Object.entries({ api, web })) proveLean(name, stage);
  await proveThatItRuns(api, web);
  console.log('✓ The images build and run.');
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
}

function proveLean(name: string, { directory, user }: BuiltStage): void {
  if (user !== 'node') throw new Error(`The image ${name} runs as root`);
  const files = listFiles(directory);
  const foreign = files.find(
    (file) => !file.startsWith('node_modules/') && /\.(spec|int\.spec)\.[jt]sx?$|\.env$|secrets\.json$/.test(file),
  );
  if (foreign) throw new Error(`The image ${name} holds ${foreign}`);
  for (const tool of ['typescript', 'jest', 'eslint', '@rspack']) {
    if (files.some((file) => file.startsWith(`node_modules/${tool}/`)))
      throw new Error(`The image ${name} holds ${tool}`);
  }
  console.log(`✓ ${name}: ${files.length} files, no tests, no tools`);
}

async function proveThatItRuns(api: BuiltStage, web: BuiltStage): Promise<void> {
  const postgres = await startTestPostgres();
  stops.push(() => postgres.stop());
  const volumes = join(workspace, 'volumes');
  for (const name of ['data', 'releases', 'mailbox']) {
    mkdirSync(join(volumes, name), { recursive: true });
    chmodSync(join(volumes, name), 0o777);
  }
  const mailbox = await startMailbox({ dataDir: join(volumes, 'mailbox') });
  stops.push(() => mailbox.stop());
  const [apiPort, workerPort, port, opsPort] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const secret = () => randomBytes(32).toString('base64url');
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const settings = {
    RELEASE_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    DATABASE_URL: postgres.url(),
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'Vitrine <orders@shop.example>',
    STAFF_EMAIL: 'staff@shop.example',
    JWT_SECRET: secret(),
    PROXY_SECRET: secret(),
    FIELD_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    HOST: '127.0.0.1',
    API_PORT: String(apiPort),
    WORKER_PORT: String(workerPort),
    PORT: String(port),
    WEB_OPS_PORT: String(opsPort),
    API_URL: `http://127.0.0.1:${apiPort}`,
    DATA_DIR: join(volumes, 'data'),
    RELEASES_DIR: join(volumes, 'releases'),
  };
  await proveRefusals(api, web, settings);
  await runToEnd(api, ['node', 'services/api/dist/cli/migrate.js'], settings);
  await runToEnd(web, ['node', 'services/web/dist/releases/cli.js', 'release', 'shell', 'storefront', 'admin'], {
    ...settings,
    RELEASE_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  });
  const worker: BuiltStage = { ...api, command: ['node', '--enable-source-maps', 'services/api/dist/worker.js'] };
  // Each has to run without the secrets that Compose and Kubernetes keep from it.
  const { SMTP_URL: _mail, ...apiSettings } = settings;
  const { JWT_SECRET: _signing, PROXY_SECRET: _proof, ...workerSettings } = settings;
  const running = [
    new Container('api', api, apiSettings),
    new Container('worker', worker, workerSettings),
    new Container('web', web, settings),
  ];
  stops.push(() => Promise.all(running.map((container) => container.kill())));
  for (const container of running) await container.healthy();
  await answers(`http://127.0.0.1:${port}/`, 200);
  await answers(`http://127.0.0.1:${port}/api/products`, 200, '[]');
  await answers(`http://127.0.0.1:${port}/api/docs`, 200);
  await answers(`http://127.0.0.1:${apiPort}/health/ready`, 200);
  await answers(`http://127.0.0.1:${workerPort}/health/ready`, 200);
  for (const container of running.reverse()) await container.stopsInGoodOrder();
}

/** Without a secret, or with one that was copied from somewhere, nothing starts. */
async function proveRefusals(api: BuiltStage, web: BuiltStage, settings: Record<string, string>): Promise<void> {
  const cases: [BuiltStage, string, string][] = [
    [api, 'JWT_SECRET', ''],
    [api, 'FIELD_KEYS', `k1:${Buffer.alloc(32).toString('base64')}`],
    [api, 'PROXY_SECRET', 'change-me-change-me-change-me-change-me'],
    [web, 'PROXY_SECRET', ''],
    [web, 'RELEASE_PUBLIC_KEY', ''],
    [web, 'PROXY_SECRET', 'sample-sample-sample-sample-sample-1'],
  ];
  for (const [stage, variable, value] of cases) {
    const message = await runToEnd(stage, stage.command, { ...settings, [variable]: value }).then(
      () => '',
      (error: unknown) => String(error),
    );
    if (!message.includes(variable)) throw new Error(`A start with ${variable}="${value}" is not refused by name`);
  }
  console.log('✓ missing and sample secrets are refused');
}

async function answers(url: string, status: number, text?: string): Promise<void> {
  const response = await fetch(url);
  const body = await response.text();
  if (response.status !== status) throw new Error(`${url} answers ${response.status}: ${body.slice(0, 200)}`);
  if (text !== undefined && body !== text) throw new Error(`${url} answers ${body.slice(0, 200)}`);
  console.log(`✓ ${new URL(url).pathname} answers ${status}`);
}
