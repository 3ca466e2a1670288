import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { call } from '../src/http-call.ts';
import { expect, test } from '../../src/test.ts';

const HALF_OPEN = 4200;
/** Below 1024, the usual limit of open files per process. */
const PER_PROCESS = 840;
const SLOW_BODIES = 64;

test(`${HALF_OPEN} half-open sockets of one address do not keep another from being served`, async ({ system }) => {
  const file = join(import.meta.dirname, '../src/hold-sockets.ts');
  const { port } = new URL(system.url);
  const holders: ChildProcess[] = [];
  try {
    for (let held = 0; held < HALF_OPEN; held += PER_PROCESS)
      holders.push(fork(file, [port, '127.0.0.2', String(PER_PROCESS)]));
    await Promise.all(holders.map((holder) => once(holder, 'message')));
    for (const path of ['/', '/products', '/api/products'])
      expect((await call(system.url, { method: 'GET', path, from: '127.0.0.3' })).status).toBe(200);
  } finally {
    for (const holder of holders) holder.kill();
  }
});

test('requests whose bodies never end are closed, limited per address, and do not block others', async ({ system }) => {
  const { port } = new URL(system.url);
  const slow: Socket[] = [];
  const head = ['POST /api/contacts HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 9999'];
  for (let count = 0; count < SLOW_BODIES; count += 1) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.4' });
    socket.on('error', () => undefined).resume();
    await once(socket, 'connect');
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    slow.push(socket);
  }
  const closed = Promise.all(slow.map((socket) => once(socket, 'close')));
  const drip = setInterval(() => slow.forEach((socket) => socket.write(' ')), 1000);
  try {
    const body = JSON.stringify({ name: 'Ada', email: 'ada@haus.example', subject: 'Maße', message: 'Guten Tag' });
    const message = { method: 'POST', path: '/api/contacts', headers: { 'Content-Type': 'application/json' }, body };
    await expect.poll(async () => (await call(system.url, { ...message, from: '127.0.0.4' })).status).toBe(429);
    expect((await call(system.url, { ...message, from: '127.0.0.5' })).status).toBe(201);
    await closed;
    expect((await call(system.url, { ...message, from: '127.0.0.4' })).status).toBe(201);
  } finally {
    clearInterval(drip);
    for (const socket of slow) socket.destroy();
  }
});
