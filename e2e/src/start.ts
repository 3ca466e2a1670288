import { rm } from 'node:fs/promises';
import { printedSteps, startSystem, temporaryDataDir } from '@vitrine/local';
import { announceSystem } from './running-system.ts';

/** The environment of the person who runs the tests must not leak into the system under test. */
const OWN_VARIABLES = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'USER'];

/** Starts a whole system of its own for the run; the returned function stops it and removes its data. */
const start = (): Promise<() => Promise<void>> => startForTests();
export default start;

/** @param variables of the system, beside those that all tests need */
export async function startForTests(variables: Readonly<Record<string, string>> = {}): Promise<() => Promise<void>> {
  const dataDir = await temporaryDataDir();
  const env = Object.fromEntries(OWN_VARIABLES.map((name) => [name, process.env[name]]));
  const system = await startSystem({
    dataDir,
    ports: 'free',
    env: {
      ...env,
      RATE_LIMIT_ORDERS: 'off',
      RATE_LIMIT_COUPONS: 'off',
      RATE_LIMIT_CONTACTS: 'off',
      WEBHOOK_ALLOW_PRIVATE: 'on',
      ...variables,
    },
    steps: printedSteps((line) => console.error(line)),
  });
  announceSystem({
    url: system.addresses.storefront.replace(/\/$/, ''),
    mailboxUrl: system.addresses.mailbox ?? '',
    dataDir,
    admin: { email: system.admin.email, password: system.admin.password },
    env: Object.fromEntries(
      Object.entries(system.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  });
  const stop = async () => {
    await system.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  // Playwright runs its teardown after Ctrl-C only.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  return stop;
}
