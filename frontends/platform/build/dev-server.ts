import { RspackDevServer } from '@rspack/dev-server';
import { type Configuration, rspack } from '@rspack/core';
import { DEV_HASH } from './refresh.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const FRONT_ENDS = ['shell', 'storefront', 'admin'];
const HOST = '127.0.0.1';
const SOCKET_PATH = '/socket';
const PROBLEMS_PATH = '/problems';
/** Process priority (nice value): the API, which answers the open page, gets the processor first. */
const PRIORITY = 5;

const port = Number(process.argv[2]);

async function configurations(): Promise<Configuration[]> {
  const found = await Promise.all(
    FRONT_ENDS.map(async (name) => {
      const file = new URL(`../../${name}/rspack.config.ts`, import.meta.url).href;
      const { default: all } = (await import(file)) as { default: Configuration[] };
      return all.filter((one) => one.name !== 'server').map((one) => ({ ...one, name: `${name} ${one.name}` }));
    }),
  );
  return found.flat();
}

/** Rebuilds the front ends when a file is saved, serves them, and pushes the changed modules to open pages. */
const server: RspackDevServer = new RspackDevServer(
  {
    host: HOST,
    port,
    hot: true,
    // The development middleware keeps no workers, which are written to files.
    static: FRONT_ENDS.map((name) => ({
      directory: fileURLToPath(new URL(`../../${name}/dist/development/browser`, import.meta.url)),
      publicPath: `/releases/${name}/${DEV_HASH}/`,
      serveIndex: false,
      watch: false,
    })),
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { protocol: 'ws:', hostname: HOST, port, pathname: SOCKET_PATH },
    },
    webSocketServer: { type: 'ws', options: { path: SOCKET_PATH } },
    devMiddleware: { stats: { preset: 'errors-warnings', colors: false } },
    setupMiddlewares: (middlewares) => [
      {
        name: 'problems',
        path: PROBLEMS_PATH,
        // The type checker posts its errors here for the overlay: an array of texts, empty when there are none.
        middleware: (request: IncomingMessage, response: ServerResponse) => {
          let body = '';
          request.on('data', (chunk: Buffer) => (body += chunk.toString()));
          request.on('end', () => {
            let problems: string[];
            try {
              problems = JSON.parse(body) as string[];
            } catch {
              response.writeHead(400).end();
              return;
            }
            const clients = server.webSocketServer?.clients ?? [];
            if (problems.length > 0)
              server.sendMessage(
                clients,
                'errors',
                problems.map((message) => ({ message })),
              );
            else server.sendMessage(clients, 'still-ok');
            response.writeHead(204).end();
          });
        },
      },
      ...middlewares,
    ],
  },
  rspack(await configurations()),
);

setPriority(PRIORITY);
await server.start();
