import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, ROOT } from '@vitrine/local';
import { parse } from 'yaml';

const PASSWORD = 'a-password-of-this-test';
const POLL_MS = 50;

const { services } = parse(readFileSync(join(ROOT, 'infra/docker/compose.yaml'), 'utf8'), { merge: true }) as {
  services: { redis: { command: string[] } };
};

let redis: ChildProcess;
let port: number;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-compose-redis-'));
  port = await freePort();
  const [file = '', ...words] = services.redis.command.map((word) =>
    word
      .replaceAll('$$', '$')
      // With a title of its own Redis would write over its command line.
      .replace('redis-server -', `redis-server - --set-proc-title no --bind 127.0.0.1 --port ${port}`)
      .replace('--dir /data', `--dir ${folder}`),
  );
  redis = spawn(file, words, { env: { PATH: process.env['PATH'], REDISCLI_AUTH: PASSWORD }, stdio: 'ignore' });
  while ((await ask('PING').catch(() => '')) === '') {
    if (redis.exitCode !== null) throw new Error(`Redis ended with ${redis.exitCode}`);
    await wait(POLL_MS);
  }
});

afterAll(async () => {
  const ended = once(redis, 'exit');
  if (redis.kill()) await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Sends lines as a terminal would. @returns the first answers, as many as lines */
async function ask(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  try {
    let answer = '';
    socket.write(lines.map((line) => `${line}\r\n`).join(''));
    for await (const text of socket) {
      answer += String(text);
      if (answer.split('\r\n').length > lines.length) break;
    }
    return answer;
  } finally {
    socket.destroy();
  }
}

test('Redis as Compose starts it asks for the password, which is on no command line', async () => {
  expect(await ask('PING')).toMatch(/^-NOAUTH /);
  expect(await ask(`AUTH ${PASSWORD}`, 'PING')).toBe('+OK\r\n+PONG\r\n');
  const commandLine = readFileSync(`/proc/${redis.pid}/cmdline`, 'utf8');
  expect(commandLine).toContain('redis-server');
  expect(commandLine).not.toContain(PASSWORD);
});

test('Redis as Compose starts it evicts nothing and keeps a log of its writes', async () => {
  expect(await ask(`AUTH ${PASSWORD}`, 'CONFIG GET maxmemory-policy')).toContain('noeviction');
  expect(await ask(`AUTH ${PASSWORD}`, 'CONFIG GET appendonly')).toContain('yes');
});
