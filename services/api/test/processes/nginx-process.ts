import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { waitUntil } from './wait-until.js';

const BINARY = '/usr/sbin/nginx';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export interface NginxProcess {
  url: string;
  /** What it has written about servers that failed. */
  complaints: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts Debian's nginx in front of several servers, which it takes in turn. It takes the place of `web`: it tells the visitor's address,
 * and proves itself. The header `X-Served-By` names the server that answered.
 * @throws Error when it is not installed
 */
export async function startNginx(servers: readonly string[], proxySecret: string): Promise<NginxProcess> {
  await access(BINARY).catch(() => {
    throw new Error(`${BINARY} is missing: install the package nginx`);
  });
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
  const port = await freePort();
  const file = join(directory, 'nginx.conf');
  await writeFile(file, configuration(directory, port, servers, proxySecret));
  const child = spawn(BINARY, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await waitUntil('nginx answers', () => {
    if (child.exitCode !== null) throw new Error(`nginx ended at its start: ${complaints}`);
    return fetch(url).then(
      () => true,
      () => false,
    );
  });
  return {
    url,
    complaints: () => complaints,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const configuration = (directory: string, port: number, servers: readonly string[], proxySecret: string): string => `
daemon off;
worker_processes 1;
pid ${directory}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${directory}/${name};`).join('\n  ')}
  upstream api {
    ${servers.map((server) => `server ${new URL(server).host} max_fails=0;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Vitrine-Proxy ${proxySecret};
      add_header X-Served-By $upstream_addr always;
    }
  }
}
`;
