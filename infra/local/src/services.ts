import { join } from 'node:path';
import { withoutVariables } from './postgres/accounts.ts';
import type { ProcessDescription } from './process/supervised-process.ts';
import type { Ports } from './config.ts';

const READY_WITHIN_MS = 60_000;
const READY_TIMEOUT_MS = 2_000;

const OPERATORS_ONLY = ['DATABASE_ADMIN_URL', 'DATABASE_OWNER_URL'];

/** How the services run from their sources while they are written. */
export interface Development {
  /** Address of the development server of the front ends. */
  devServerUrl: string;
  /** Port of Node's inspector, by the name of the service. */
  inspectors: Readonly<Record<string, number>>;
}

/** Where V8 keeps the code of packages between starts, which makes the next one a third shorter. */
const COMPILE_CACHE = 'node_modules/.cache/vitrine-dev/v8';
const SOURCE_HOOKS = 'infra/local/src/dev/source-hooks.ts';

interface Service {
  name: string;
  /** Path of its built script. */
  entry: string;
  /** Flags of Node. */
  flags: readonly string[];
  /** The port of its health check. */
  healthPort: keyof Ports;
  /** Variables with secrets that it has no use for. */
  withheld: string[];
}

/**
 * Limits the memory of a process. Without these flags V8's heap grows to several times the used size, and glibc keeps freed memory per thread. Units,
 * images and manifests have the same values; a test compares them. Measured by `npm run bench -- memory`.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** The system's own processes, in the order they are listed to people. */
export const SERVICES: readonly Service[] = [
  {
    name: 'vitrine-api',
    entry: 'services/api/dist/main.js',
    // Uploads run the garbage collector to free their buffers.
    flags: ['--expose-gc', ...MEMORY_FLAGS],
    healthPort: 'api',
    withheld: [...OPERATORS_ONLY, 'DATABASE_RETENTION_URL', 'SMTP_URL'],
  },
  {
    name: 'vitrine-worker',
    entry: 'services/api/dist/worker.js',
    flags: MEMORY_FLAGS,
    healthPort: 'worker',
    withheld: [
      ...OPERATORS_ONLY,
      'DATABASE_REPLICA_URL',
      'JWT_SECRET',
      'PROXY_SECRET',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
    ],
  },
  {
    name: 'vitrine-web',
    entry: 'services/web/dist/main.js',
    flags: MEMORY_FLAGS,
    healthPort: 'webOps',
    withheld: [
      ...OPERATORS_ONLY,
      'DATABASE_RETENTION_URL',
      'DATABASE_URL',
      'DATABASE_REPLICA_URL',
      'DATABASE_LISTEN_URL',
    ],
  },
];

/** Node's arguments for a script of a service: as it was built, or in development from its source. */
export function scriptArguments(root: string, built: string, isDevelopment: boolean): string[] {
  if (!isDevelopment) return [join(root, built)];
  const source = built.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
  return ['--disable-warning=ExperimentalWarning', '--import', join(root, SOURCE_HOOKS), join(root, source)];
}

/** How to run a service and know that it is ready. */
export function describeService(
  service: Service,
  system: {
    root: string;
    logs: string;
    host: string;
    ports: Ports;
    env: NodeJS.ProcessEnv;
    development?: Development | undefined;
  },
): ProcessDescription {
  const inspector = system.development?.inspectors[service.name];
  const url = `http://${reachableHost(system.host)}:${system.ports[service.healthPort]}/health/ready`;
  return {
    name: service.name,
    file: process.execPath,
    args: [
      '--enable-source-maps',
      ...service.flags,
      ...(inspector === undefined ? [] : [`--inspect=127.0.0.1:${inspector}`]),
      ...scriptArguments(system.root, service.entry, system.development !== undefined),
    ],
    env: withoutVariables(
      {
        ...MEMORY_ENVIRONMENT,
        ...system.env,
        ...(system.development && { NODE_COMPILE_CACHE: join(system.root, COMPILE_CACHE) }),
      },
      ...service.withheld,
    ),
    cwd: system.root,
    logFile: join(system.logs, `${service.name.replace('vitrine-', '')}.log`),
    stopSignal: 'SIGTERM',
    readyWithinMs: READY_WITHIN_MS,
    isReady: () => answers(url),
  };
}

/** The development server of the front ends. */
export function describeDevServer(system: {
  root: string;
  logs: string;
  env: NodeJS.ProcessEnv;
  url: string;
}): ProcessDescription {
  return {
    name: 'front ends',
    file: process.execPath,
    args: [join(system.root, 'frontends/platform/build/dev-server.ts'), new URL(system.url).port],
    env: { ...system.env, VITRINE_BUILD: 'refresh' },
    cwd: system.root,
    logFile: join(system.logs, 'front-ends.log'),
    stopSignal: 'SIGTERM',
    readyWithinMs: READY_WITHIN_MS,
    isReady: () => answers(`${system.url}/releases/shell/dev/release.json`),
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}

/** The address under which this machine reaches a server bound to `host`. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === 'localhost') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
