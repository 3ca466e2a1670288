/** What the tests know of the system they run against. */
export interface RunningSystem {
  /** Origin of the storefront, without a trailing slash. */
  url: string;
  mailboxUrl: string;
  dataDir: string;
  admin: { email: string; password: string };
  /** Environment of the services, also for commands. */
  env: Record<string, string>;
}

const VARIABLE = 'VITRINE_E2E_SYSTEM';

/** Passes the system on to the test processes, which inherit the environment. */
export function announceSystem(system: RunningSystem): void {
  process.env[VARIABLE] = JSON.stringify(system);
}

/** @throws Error outside a test run */
export function runningSystem(): RunningSystem {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('The system is started by the global set-up: run "npm run e2e"');
  return JSON.parse(text) as RunningSystem;
}
