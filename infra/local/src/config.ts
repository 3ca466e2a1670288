import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as forms from '@vitrine/kit/forms';
import { StartFailure } from './failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the start itself needs to know; everything else is passed on to the services, checked for form only. */
export interface LocalConfig {
  /** Absolute. */
  dataDir: string;
  host: string;
  ports: Ports;
  /** Servers that exist already; `undefined` = the embedded one. */
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  demoData: boolean;
  production: boolean;
}

/** TCP ports of the system's own processes. */
export interface Ports {
  web: number;
  api: number;
  worker: number;
  /** Health and metrics of the web process. */
  webOps: number;
  smtp: number;
  mailbox: number;
}

/** The variable that sets a port, its default, and whether another port may be used where the default is in use. */
interface PortVariable {
  variable: string;
  fallback: number;
  movable?: boolean;
}

/** A movable port needs no fixed address, so a second checkout starts beside the first with only `PORT` and `API_PORT` set. */
export const PORT_VARIABLES: Readonly<Record<keyof Ports, PortVariable>> = {
  web: { variable: 'PORT', fallback: forms.DEFAULTS.PORT },
  api: { variable: 'API_PORT', fallback: forms.DEFAULTS.API_PORT },
  worker: { variable: 'WORKER_PORT', fallback: forms.DEFAULTS.WORKER_PORT, movable: true },
  webOps: { variable: 'WEB_OPS_PORT', fallback: forms.DEFAULTS.WEB_OPS_PORT, movable: true },
  smtp: { variable: 'MAILBOX_SMTP_PORT', fallback: 1025, movable: true },
  mailbox: { variable: 'MAILBOX_PORT', fallback: 8025, movable: true },
};

/** The forms of all variables; those of ports and addresses are stricter here, because the start must know both beforehand. */
const RULES: Readonly<Record<string, forms.Form>> = {
  ...forms.VARIABLES,
  HOST: forms.form('be an IP address or localhost', (value) => isIP(value) !== 0 || value === 'localhost'),
  ...Object.fromEntries(Object.values(PORT_VARIABLES).map(({ variable }) => [variable, forms.wholeNumber(1, 65_535)])),
};

/**
 * Reads and checks the environment; an empty variable counts as unset.
 * @param root directory that a relative `DATA_DIR` starts from
 * @throws StartFailure with one sentence that names the first bad variable
 */
export function readConfig(environment: Environment, root: string): LocalConfig {
  const read = (name: string) => environment[name]?.trim() || undefined;
  for (const [name, { test, must }] of Object.entries(RULES)) {
    const value = read(name);
    if (value !== undefined && !test(value)) throw new StartFailure(`${name} must ${must}.`);
  }
  const ports = Object.fromEntries(
    Object.entries(PORT_VARIABLES).map(([key, { variable, fallback }]) => [key, Number(read(variable) ?? fallback)]),
  ) as unknown as Ports;
  assertDistinct(ports);
  const production = read('NODE_ENV') === 'production';
  if (production) assertFitForProduction(read);
  return {
    dataDir: resolve(root, read('DATA_DIR') ?? '.local'),
    host: read('HOST') ?? forms.DEFAULTS.HOST,
    ports,
    databaseUrl: read('DATABASE_URL'),
    redisUrl: read('REDIS_URL'),
    smtpUrl: read('SMTP_URL'),
    demoData: (read('DEMO_DATA') ?? (production ? 'off' : 'on')) === 'on',
    production,
  };
}

function assertDistinct(ports: Ports): void {
  const seen = new Map<number, string>();
  for (const [key, number] of Object.entries(ports) as [keyof Ports, number][]) {
    const { variable } = PORT_VARIABLES[key];
    const other = seen.get(number);
    if (other) throw new StartFailure(`${other} and ${variable} are both ${number}: each needs a port of its own.`);
    seen.set(number, variable);
  }
}

function assertFitForProduction(read: (name: string) => string | undefined): void {
  for (const name of ['JWT_SECRET', 'FIELD_KEYS', 'PROXY_SECRET']) {
    if (read(name) === undefined)
      throw new StartFailure(`${name} must be set in production: nothing is generated there.`);
  }
  if (read('RELEASE_PUBLIC_KEY') === undefined)
    throw new StartFailure(
      'RELEASE_PUBLIC_KEY must be set in production: web takes only releases signed with its key.',
    );
  if (read('STORAGE_URL') === undefined)
    throw new StartFailure('STORAGE_URL must be set in production: a directory, or s3://… for a bucket.');
  if (read('SMTP_URL') === undefined)
    throw new StartFailure('SMTP_URL must be set in production: the local mailbox would keep what customers wait for.');
}
