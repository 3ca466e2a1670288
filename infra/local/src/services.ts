import { join } from 'node:path';
import { withoutVariables } from './postgres/accounts.ts';
import type { ProcessDescription } from './process/supervised-process.ts';
import type { Ports } from './config.ts';

const READY_WITHIN_MS = 60_000;
const READY_TIMEOUT_MS = 2_000;

const OPERATORS_ONLY = ['DATABASE_ADMIN_URL', 'DATABASE_OWNER_URL'];

interface Service {
  name: string;
  entry: string;
  /** Flags of Node. */
  flags?: string[];
  /** The port on which it tells its health. */
  healthPort: keyof Ports;
  /** Variables with secrets that it has no use for. */
  withheld: string[];
}

/** The system's own processes, in the order they are listed to people. */
export const SERVICES: readonly Service[] = [
  {
    name: 'vitrine-api',
    entry: 'services/api/dist/main.js',
    // Uploads collect their buffers.
    flags: ['--expose-gc'],
    healthPort: 'api',
    withheld: [...OPERATORS_ONLY, 'DATABASE_RETENTION_URL', 'SMTP_URL'],
  },
  {
    name: 'vitrine-worker',
    entry: 'services/api/dist/worker.js',
    healthPort: 'worker',
    withheld: [...OPERATORS_ONLY, 'JWT_SECRET', 'PROXY_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  },
  {
    name: 'vitrine-web',
    entry: 'services/web/dist/main.js',
    healthPort: 'webOps',
    withheld: [...OPERATORS_ONLY, 'DATABASE_RETENTION_URL', 'DATABASE_URL'],
  },
];

/** How to run a service and know that it is ready. */
export function describeService(
  service: Service,
  system: { root: string; logs: string; host: string; ports: Ports; env: NodeJS.ProcessEnv },
): ProcessDescription {
  const url = `http://${reachableHost(system.host)}:${system.ports[service.healthPort]}/health/ready`;
  return {
    name: service.name,
    file: process.execPath,
    args: ['--enable-source-maps', ...(service.flags ?? []), join(system.root, service.entry)],
    env: withoutVariables(system.env, ...service.withheld),
    cwd: system.root,
    logFile: join(system.logs, `${service.name.replace('vitrine-', '')}.log`),
    stopSignal: 'SIGTERM',
    readyWithinMs: READY_WITHIN_MS,
    isReady: async () => {
      try {
        return (await fetch(url, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) })).ok;
      } catch {
        return false;
      }
    },
  };
}

/** The address under which this machine reaches a server bound to `host`. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === 'localhost') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
