import { join } from 'node:path';
import { PORT_VARIABLES, type LocalConfig, type Ports } from './config.ts';
import { accountEnvironment, type DatabaseUrls } from './postgres/accounts.ts';
import { secretEnvironment, type Secrets } from './secrets.ts';
import { reachableHost, type Development } from './services.ts';

interface Surroundings {
  config: LocalConfig;
  /** Environment of the start. */
  given: NodeJS.ProcessEnv;
  secrets: Secrets;
  database: DatabaseUrls;
  smtpUrl: string;
  development: Development | undefined;
}

/** The environment of the services: local defaults, overridden by what was given, and that by what the start has decided. */
export function serviceEnvironment(surroundings: Surroundings): NodeJS.ProcessEnv {
  const { config, given, secrets, database, smtpUrl, development } = surroundings;
  const { dataDir, host, ports } = config;
  const own = Object.entries(given).filter(([name, value]) => value !== '' && !/^npm_/i.test(name));
  return {
    NODE_ENV: 'development',
    PUBLIC_URL: `http://${reachableHost(host)}:${ports.web}`,
    API_URL: `http://${reachableHost(host)}:${ports.api}`,
    RELEASES_DIR: join(dataDir, 'releases'),
    ...secretEnvironment(secrets),
    ADMIN_EMAIL: secrets.adminEmail,
    ADMIN_PASSWORD: secrets.adminPassword,
    // Programs on the same machine may receive the webhooks of a local system.
    ...(!config.production && isLoopback(host) && { WEBHOOK_ALLOW_PRIVATE: 'on' }),
    ...Object.fromEntries<string | undefined>(own),
    HOST: host,
    DATA_DIR: dataDir,
    ...accountEnvironment(database),
    ...(development && { DEV_SERVER_URL: development.devServerUrl }),
    SMTP_URL: smtpUrl,
    ...Object.fromEntries(
      Object.entries(PORT_VARIABLES).map(([key, { variable }]) => [variable, String(ports[key as keyof Ports])]),
    ),
  };
}

/** Whether only this machine reaches a server bound to `host`. */
const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
