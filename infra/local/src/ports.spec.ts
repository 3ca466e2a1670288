import { createServer, type Server } from 'node:net';
import { assertPortFree, assertReachable, freePort } from './ports.ts';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

test('a free port passes', async () => {
  await assertPortFree('PORT', await freePort(), '127.0.0.1');
});

test('a taken port is reported with the variable that moves it', async () => {
  const port = await freePort();
  server = createServer();
  await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
  await expect(assertPortFree('API_PORT', port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is already in use by another program: stop that program, or set API_PORT to a free port.`,
  );
});

test("a host that is not the machine's is reported", async () => {
  await expect(assertPortFree('PORT', 8080, '203.0.113.7')).rejects.toThrow(
    'HOST 203.0.113.7 is not an address of this machine',
  );
});

test('a server that is unreachable is reported by its variable, without its password', async () => {
  const url = `redis://user:secret@127.0.0.1:${await freePort()}`;
  await expect(assertReachable('REDIS_URL', url, 6379)).rejects.toThrow(
    /^REDIS_URL names a server that cannot be reached/,
  );
  await expect(assertReachable('REDIS_URL', url, 6379)).rejects.not.toThrow('secret');
});
