import { Agent } from 'node:http';
import fc from 'fast-check';
import { call } from '../src/http-call.ts';
import { hostileCalls } from '../src/hostile-calls.ts';
import { readOperations } from '../src/operations.ts';
import { expect, test } from '../../src/test.ts';

const CALLS = 5000;
const AT_ONCE = 6;
/** Set ABUSE_SEED to repeat the calls of a finding. */
const SEED = Number(process.env['ABUSE_SEED'] || Date.now() % 1_000_000);

/** These end the session they are called with. */
const endsSession = (path: string): boolean => /^\/api\/admin\/(?:login|logout|change-password|sessions)/.test(path);

test(`${CALLS} hostile calls get no 5xx and no status that is not documented`, async ({ system, admin, page }) => {
  const token = await admin.token();
  const otherToken = await admin.token();
  const list = async (path: string) => (await (await page.request.get(path)).json()) as { id: string }[];
  const ids = [...(await list('/api/products')), ...(await list('/api/accessories'))].map(({ id }) => id);
  const operations = readOperations();
  const perRole = Math.ceil(CALLS / operations.length / 2);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const findings: string[] = [];
  let made = 0;

  async function attack(operation: (typeof operations)[number], asStaff: boolean): Promise<void> {
    const ownToken = endsSession(operation.path) ? otherToken : token;
    const authorization: Record<string, string> = asStaff ? { Authorization: `Bearer ${ownToken}` } : {};
    const property = fc.asyncProperty(hostileCalls(operation, ids), async (hostile) => {
      made += 1;
      const headers = { ...hostile.headers, ...authorization };
      const { status, text } = await call(system.url, { ...hostile, headers, agent });
      if (status >= 500 || (status !== 0 && !operation.statuses.includes(status)))
        throw new Error(`${operation.id} answered ${status}: ${text.slice(0, 200)}`);
    });
    const result = await fc.check(property, { numRuns: perRole, seed: SEED, endOnFailure: true });
    if (result.failed)
      findings.push(`${String(result.errorInstance)} to ${JSON.stringify(result.counterexample).slice(0, 600)}`);
  }

  const work = operations.flatMap((operation) => [() => attack(operation, false), () => attack(operation, true)]);
  const worker = async () => {
    for (let next = work.shift(); next; next = work.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  expect(findings, `to repeat them: ABUSE_SEED=${SEED}`).toEqual([]);
  expect(made).toBeGreaterThanOrEqual(CALLS);
});
