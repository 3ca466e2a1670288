import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.js';
import { waitUntil } from './wait-until.js';

const BINARY = '/usr/sbin/nginx';
const INFRA = resolve(import.meta.dirname, '../../../../infra');
const SITE = join(INFRA, 'systemd/nginx-site.conf');
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export interface NginxProcess {
  url: string;
  /** What it has logged about failed servers. */
  complaints: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts Debian's nginx, which distributes requests over several servers. It replaces `web`: it forwards the visitor's address and sends the proxy
 * secret. The header `X-Served-By` names the server that answered.
 * @throws Error when it is not installed
 */
export const startNginx = (servers: readonly string[], proxySecret: string): Promise<NginxProcess> =>
  runNginx((port) => frontOf(port, servers, proxySecret));

/** The supplied nginx of one machine with several processes. */
export interface NginxSite extends NginxProcess {
  /** Where `web` finds the APIs. */
  apiUrl: string;
}

/**
 * Starts nginx with the supplied site (infra/systemd/nginx-site.conf), on other ports. The servers need not run yet.
 * @throws Error when it is not installed, or when the site is not written as expected
 */
export async function startSite(webs: readonly string[], apis: readonly string[]): Promise<NginxSite> {
  const apiPort = await freePort();
  const site = await readFile(SITE, 'utf8');
  const nginx = await runNginx((port) => {
    const texts: [pattern: RegExp, text: string][] = [
      [/(?<=upstream vitrine_web \{\n)(?: +server .*\n)+/, serverLines(webs)],
      [/(?<=upstream vitrine_api \{\n)(?: +server .*\n)+/, serverLines(apis)],
      [/listen 8080;/, `listen 127.0.0.1:${port};`],
      [/\/etc\/nginx\/vitrine-answers\.conf/g, join(INFRA, 'docker/nginx/answers.conf')],
      [/error_log .*\n/g, ''],
      [/listen 127\.0\.0\.1:3000;/, `listen 127.0.0.1:${apiPort};`],
    ];
    return texts.reduce((text, [pattern, replacement]) => {
      if (text.search(pattern) < 0) throw new Error(`${SITE} has no ${pattern.source}`);
      return text.replace(pattern, replacement);
    }, site);
  });
  return { ...nginx, apiUrl: `http://127.0.0.1:${apiPort}` };
}

/** @param serversOf returns the content of the block `http`, for the port that the first server listens on */
async function runNginx(serversOf: (port: number) => string): Promise<NginxProcess> {
  await access(BINARY).catch(() => {
    throw new Error(`${BINARY} is missing: install the package nginx`);
  });
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
  const port = await freePort();
  const file = join(directory, 'nginx.conf');
  await writeFile(file, configuration(directory, serversOf(port)));
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

const serverLines = (servers: readonly string[]): string =>
  servers.map((server) => `  server ${new URL(server).host} max_fails=0;\n`).join('');

const configuration = (directory: string, servers: string): string => `
daemon off;
worker_processes 1;
pid ${directory}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${directory}/${name};`).join('\n  ')}
${servers}
}
`;

const frontOf = (port: number, servers: readonly string[], proxySecret: string): string => `
  upstream api {
${serverLines(servers)}
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
`;
