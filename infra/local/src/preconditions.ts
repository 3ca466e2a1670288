import { PORT_VARIABLES, type LocalConfig, type Ports } from './config.ts';
import { assertPortFree, assertReachable } from './ports.ts';

const POSTGRES_PORT = 5432;
const REDIS_PORT = 6379;

/** @throws StartFailure when a port of the system's own processes is taken */
export async function assertPortsFree({ host, ports, smtpUrl }: LocalConfig): Promise<void> {
  for (const [key, port] of Object.entries(ports) as [keyof Ports, number][]) {
    const isMailboxes = key === 'smtp' || key === 'mailbox';
    if (!(isMailboxes && smtpUrl)) await assertPortFree(PORT_VARIABLES[key].variable, port, host);
  }
}

/**
 * A mail server may be unreachable at the start: mails wait for it.
 * @throws StartFailure when another server that the environment names cannot be reached
 */
export async function assertServersReachable({ databaseUrl, redisUrl }: LocalConfig): Promise<void> {
  if (databaseUrl) await assertReachable('DATABASE_URL', databaseUrl, POSTGRES_PORT);
  // Of several servers the client itself finds one that is up.
  if (redisUrl && URL.canParse(redisUrl)) await assertReachable('REDIS_URL', redisUrl, REDIS_PORT);
}
