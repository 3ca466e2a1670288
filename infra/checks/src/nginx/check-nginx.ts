import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text as getText } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ROOT } from '@vitrine/local';

const PRIVATE = 'ada@lovelace.example';
/** As long as the secret part of a link in a mail. */
const SECRET = 'aZ-_'.repeat(16);
/** The address of a stand-in for the server that terminates TLS; every address of 127.0.0.0/8 is one of this machine. */
const TLS_PROXY = '127.0.0.2';
/** Concurrent requests that the configuration allows per address. */
const AT_ONCE = 128;
const STREAM = '/api/admin/live';
const EVENT = 'event: open\ndata: {}\n\n';
/** Debian installs nginx in a folder that is not on the path of an ordinary account. */
const ENV = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/**
 * Runs nginx with the supplied configuration (other paths and ports) in front of a stand-in for web, and checks what it forwards and logs.
 * @throws Error naming the rule that does not hold
 */
export async function checkNginx(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
  const seen: IncomingHttpHeaders[] = [];
  const web = createServer((request, response) => {
    seen.push(request.headers);
    if (request.url === '/held') return;
    if (request.url === STREAM) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }).write(EVENT);
      return;
    }
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
    .replace('/etc/nginx/vitrine-answers.conf', join(ROOT, 'infra/docker/nginx/answers.conf'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('http://web:8080', `http://127.0.0.1:${(web.address() as AddressInfo).port}`);
  writeFileSync(file, text);
  const template = readFileSync(join(ROOT, 'infra/docker/nginx/tls-proxy.conf.template'), 'utf8');
  writeFileSync(join(folder, 'tmp/tls-proxy.conf'), template.replaceAll('${TLS_PROXY}', TLS_PROXY));
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
    const behindTls = await answerTo(origin, TLS_PROXY, {
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'https',
    });
    expect(behindTls.status === 200, 'a page comes through from the TLS proxy');
    expect(seen.at(-1)?.['x-forwarded-for'] === '203.0.113.9', 'the TLS proxy is trusted about the visitor’s address');
    expect(seen.at(-1)?.['x-forwarded-proto'] === 'https', 'the TLS proxy is trusted about the protocol');
    await checkStream(origin);
    await checkLimit(origin, seen);
    await checkMalformed(port);
    for (const path of [PRIVATE, 'Ada%20Lovelace']) await fetch(`${origin}/product/${path}/x`);
    await fetch(`${origin}/admin/invitation/${SECRET}`);
    web.close();
    web.closeAllConnections();
    const unreachable = await fetch(address);
    expect(unreachable.status === 503, 'a web that is unreachable is a 503');
    expect(((await unreachable.json()) as { code: string }).code === 'UNAVAILABLE', 'in the one error shape');
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
    'a path is cut before what may be a name',
  );
  expect(
    visits.some(({ path }) => path === '/admin/invitation/[redacted]') && !log.includes(SECRET),
    'the secret of a link is in no log',
  );
  expect(!(log + errors).includes(PRIVATE), 'no query string, referrer or user agent is in a log');
}

/** An event must arrive while its stream is open. */
async function checkStream(origin: string): Promise<void> {
  const closing = new AbortController();
  const response = await fetch(origin + STREAM, { signal: closing.signal });
  const first = await response.body?.pipeThrough(new TextDecoderStream()).getReader().read();
  expect(first?.value === EVENT, 'an event of a stream comes through at once');
  closing.abort();
}

/** Holds as many requests of one address as are allowed: another one of it must be refused, and one of another address answered. */
async function checkLimit(origin: string, seen: unknown[]): Promise<void> {
  const before = seen.length;
  const holder = '127.0.0.3';
  const held = Array.from({ length: AT_ONCE }, () =>
    get(`${origin}/held`, { localAddress: holder, agent: false }).on('error', () => undefined),
  );
  while (seen.length < before + AT_ONCE) await new Promise((resolve) => setTimeout(resolve, 20));
  const refused = await answerTo(origin, holder);
  expect(refused.status === 429 && refused.code === 'TOO_MANY_REQUESTS', 'an address that holds its share gets a 429');
  expect(refused.headers['x-content-type-options'] === 'nosniff', 'a refusal carries the security headers');
  expect((await answerTo(origin, '127.0.0.4')).status === 200, 'another address is served meanwhile');
  for (const request of held) request.destroy();
}

/** A request without `Host`, and one with too long an address. */
async function checkMalformed(port: number): Promise<void> {
  for (const line of ['GET / HTTP/1.1', `GET /${'a'.repeat(20_000)} HTTP/1.1`]) {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(`${line}\r\n\r\n`);
    const answer = await getText(socket);
    expect(
      /^HTTP\/1\.1 4/.test(answer) && answer.includes('"code":"VALIDATION_FAILED"'),
      `a malformed request is refused: ${answer}`,
    );
    expect(/^Content-Security-Policy: default-src 'none'/m.test(answer), 'with the security headers');
  }
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** The code of an error. */
  code: string | undefined;
}

/** The answer to a request from one of this machine's addresses. */
async function answerTo(origin: string, localAddress: string, headers: Record<string, string> = {}): Promise<Answer> {
  const [response] = (await once(get(origin, { localAddress, headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const code = /"code":"(\w+)"/.exec(await getText(response))?.[1];
  return { status: response.statusCode, headers: response.headers, code };
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
