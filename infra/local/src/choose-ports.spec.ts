import { createServer, type AddressInfo } from 'node:net';
import { setPorts } from './choose-ports.ts';
import { PORT_VARIABLES } from './config.ts';

test('a movable port whose default is in use is moved, and no other', async () => {
  const { variable, fallback } = PORT_VARIABLES.mailbox;
  const server = createServer();
  // If the default is in use already, the server need not listen.
  await new Promise((resolve) => server.once('error', resolve).listen(fallback, '127.0.0.1', () => resolve(undefined)));
  const env: NodeJS.ProcessEnv = {};
  await setPorts(env, undefined);
  expect(Number(env[variable])).toBeGreaterThan(0);
  expect(Number(env[variable])).not.toBe(fallback);
  expect(env).not.toHaveProperty('PORT');
  expect(env).not.toHaveProperty('API_PORT');
  await new Promise((resolve) => server.close(resolve));
});

test('a port that is set stays, and production keeps every default', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const taken = String((server.address() as AddressInfo).port);
  const env: NodeJS.ProcessEnv = { MAILBOX_PORT: taken };
  await setPorts(env, undefined);
  expect(env['MAILBOX_PORT']).toBe(taken);
  const production = { NODE_ENV: 'production' };
  await setPorts(production, undefined);
  expect(production).toEqual({ NODE_ENV: 'production' });
  await new Promise((resolve) => server.close(resolve));
});
