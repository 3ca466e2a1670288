import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ROOT } from '@vitrine/local';

const PRIVATE = 'ada@lovelace.example';
/** Debian keeps nginx where an ordinary account does not look. */
const ENV = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/**
 * Runs nginx with the supplied configuration (other places and ports) before a stand-in for web, and looks at what it forwards and logs.
 * @throws Error naming what is not as it should be
 */
export async function checkNginx(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
  const seen: IncomingHttpHeaders[] = [];
  const web = createServer((request, response) => {
    seen.push(request.headers);
    response.setHeader('X-Request-Id', 'the-id');
    request.resume().once('end', () => response.end('page'));
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'tmp'));
  const text = readFileSync(join(ROOT, 'infra/docker/nginx/nginx.conf'), 'utf8')
    .replaceAll('/tmp/', `${folder}/tmp/`)
    .replace('/dev/stdout', `${folder}/access.log`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('http://web:8080', `http://127.0.0.1:${(web.address() as AddressInfo).port}`);
  writeFileSync(file, text);
  const tested = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8', env: ENV });
  if (tested.status !== 0) throw new Error(tested.error?.message ?? tested.stderr);
  const nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'], env: ENV });
  let errors = '';
  nginx.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = once(nginx, 'exit');
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilItListens(origin);
    const address = `${origin}/contact?email=${PRIVATE}`;
    const claims = {
      'X-Forwarded-For': '6.6.6.6',
      'X-Forwarded-Proto': 'https',
      Referer: address,
      'User-Agent': PRIVATE,
    };
    const page = await (await fetch(address, { headers: claims })).text();
    expect(page === 'page', 'a page comes through');
    const last = seen.at(-1);
    expect(last?.['x-forwarded-for'] === '127.0.0.1', 'a claimed address is replaced by the true one');
    expect(last?.['x-forwarded-proto'] === 'http', 'a claimed protocol is replaced by the true one');
    for (const path of [PRIVATE, 'Ada%20Lovelace']) await fetch(`${origin}/product/${path}/x`);
    web.close();
    web.closeAllConnections();
    const away = await fetch(address);
    expect(away.status === 503, 'a web that is away is a 503');
    expect(((await away.json()) as { code: string }).code === 'UNAVAILABLE', 'in the one error shape');
  } finally {
    nginx.kill('SIGQUIT');
    await ended;
    web.close();
  }
  const log = readFileSync(join(folder, 'access.log'), 'utf8');
  rmSync(folder, { recursive: true, force: true });
  const visits = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { path: string; address: string; requestId: string });
  expect(
    visits.some(
      ({ path, address, requestId }) => path === '/contact' && address === '127.0.0.0' && requestId === 'the-id',
    ),
    'a visit is logged with its path, its masked address and its request id',
  );
  expect(
    visits.filter(({ path }) => path === '/product/[redacted]').length === 2,
    'a path ends before what may be a name',
  );
  expect(!(log + errors).includes(PRIVATE), 'no query string, referrer or user agent is in a log');
}

function expect(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`It does not hold that ${rule}`);
}

async function untilItListens(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx does not answer');
}
