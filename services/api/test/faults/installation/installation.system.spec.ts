import { join } from 'node:path';
import { compileSource, removeCompiledSource } from '../../processes/compile-source.js';
import { waitUntil } from '../../processes/wait-until.js';
import { killPostgres } from '../kill-postgres.js';
import { countUnsent, proveLedger } from '../proof.js';
import { tell, timed } from '../story.js';
import { Installation } from './installation.js';
import type { Member } from './member.js';

const LEDGERS = join(import.meta.dirname, '../../../../../test-results');
const TIMEOUT_MS = 900_000;
const ROLLS = 3;
const RELEASES = 3;
const KILLS = 3;
/** Lines of each process's log that are shown after a failure, and characters of each. */
const SHOWN_LINES = 10;
const SHOWN_CHARACTERS = 600;

/** The last lines about requests that failed. */
const failuresIn = (logs: string): string =>
  logs
    .split('\n')
    .filter((line) => /"statusCode":5\d\d|did not answer|cannot be reached/.test(line))
    .slice(-SHOWN_LINES)
    .map((line) => line.slice(0, SHOWN_CHARACTERS))
    .join('\n');

const slow = (name: string, work: () => Promise<void>) => test(name, work, TIMEOUT_MS);

beforeAll(async () => {
  await compileSource('api');
  await compileSource('web');
}, TIMEOUT_MS);
afterAll(removeCompiledSource);

describe.each(['nginx', 'balancer'] as const)('an installation behind nginx with a %s before its APIs', (between) => {
  let all: Installation;

  beforeAll(async () => {
    tell(`Two webs, three APIs and two workers behind nginx, with a ${between} before the APIs.`);
    all = await Installation.start(between, join(LEDGERS, `ledger-installation-${between}.jsonl`));
  }, TIMEOUT_MS);
  afterAll(() => all.stop(), TIMEOUT_MS);

  /** Waits for `count` more reads, and a fifth as many acknowledged orders and contact requests. */
  async function moreAnswers(count: number): Promise<void> {
    const [read, acknowledged] = [all.reads.answered, all.ledger.entries.length];
    await waitUntil(
      'visitors get answers',
      () => all.reads.answered >= read + count && all.ledger.entries.length >= acknowledged + count / 5,
      TIMEOUT_MS,
    );
  }

  /** Expects that every answer so far was correct. */
  function expectNoFailure(): void {
    const { reads, visitors } = all;
    tell(`Correct answers: ${JSON.stringify(reads.good)}; orders and contacts: ${JSON.stringify(visitors.outcomes)}`);
    // Refusing a coupon that is used up is correct.
    const outcomes = Object.keys(visitors.outcomes).filter((outcome) => outcome !== '400 COUPON_INVALID');
    if (reads.failures.length > 0 || outcomes.length > 1) {
      tell(`Failed reads:\n${reads.failures.slice(0, SHOWN_LINES).join('\n')}`);
      for (const { name, logs } of all.members) tell(`Failures in the log of ${name}:\n${failuresIn(logs)}`);
    }
    expect(reads.failures).toEqual([]);
    expect(outcomes).toEqual(['201']);
  }

  async function restart(member: Member): Promise<void> {
    // Kubernetes does the same: a pod that is asked to stop gets no new connections.
    all.balancer?.remove(member.url);
    const isApi = all.apis.includes(member);
    expect([member.name, await member.restart()]).toEqual([member.name, 0]);
    if (isApi) all.balancer?.add(member.url);
  }

  slow(`all processes are restarted one after the other, ${ROLLS} times, and no request fails`, async () => {
    all.startLoad();
    await moreAnswers(50);
    for (let round = 1; round <= ROLLS; round += 1) {
      for (const member of all.members) await restart(member);
      await moreAnswers(50);
      tell(`Restarted ${all.members.length} processes (${round} of ${ROLLS}).`);
    }
    await all.stopLoad();
    expectNoFailure();
    expect(await proveLedger(all)).toBe(0);
    await Promise.all(
      all.webOps.map((url) =>
        waitUntil('each web receives changes', async () =>
          (await (await fetch(`${url}/metrics`)).text()).includes('\nvitrine_web_changes_current 1\n'),
        ),
      ),
    );
  });

  slow('releases and rollbacks of every front end, and no request fails', async () => {
    all.startLoad();
    await moreAnswers(50);
    for (let round = 1; round <= RELEASES; round += 1)
      for (const name of ['storefront', 'shell', 'admin'] as const) {
        for (const change of ['release', 'rollback'] as const) {
          let hash = '';
          const took = await timed(async () => (hash = await all.releases[change](name)));
          await Promise.all(all.webs.map((web) => waitUntil('it is live', () => isLive(web, name, hash))));
          await moreAnswers(20);
          tell(`The ${change} of ${name} (${round} of ${RELEASES}) took ${took}.`);
        }
      }
    await all.stopLoad();
    expectNoFailure();
  });

  async function isLive(web: Member, name: string, hash: string): Promise<boolean> {
    if (name === 'shell') return (await (await fetch(web.url)).text()).includes(`/releases/shell/${hash}/`);
    const { remotes } = (await (await fetch(`${web.url}/releases/live.json`)).json()) as {
      remotes: Record<string, { hash: string }>;
    };
    return remotes[name]?.hash === hash;
  }

  if (between === 'balancer')
    slow('an API that is added gets its share of the requests', async () => {
      const added = all.apis.slice(1);
      for (const { url } of added) all.balancer?.remove(url);
      // A restart ends the open connections.
      for (const member of added) await member.restart();
      all.startLoad();
      await moreAnswers(50);
      expect(await Promise.all(added.map(countReads))).toEqual(added.map(() => 0));
      for (const { url } of added) all.balancer?.add(url);
      const took = await timed(() =>
        waitUntil('all of them answer', async () => (await Promise.all(all.apis.map(countReads))).every((n) => n > 20)),
      );
      await all.stopLoad();
      tell(`Two APIs were added, and had answered 20 lists each after ${took}.`);
      expectNoFailure();
    });

  /** How many lists of products an API has answered since its start. */
  async function countReads({ url }: Member): Promise<number> {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const lines = metrics.matchAll(
      /^http_request_duration_seconds_count\{[^}]*route="\/api\/products"[^}]*\} (\d+)$/gm,
    );
    return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  slow(`each process is killed, ${KILLS} times, and every acknowledged request is stored once`, async () => {
    all.startLoad();
    for (let round = 1; round <= KILLS; round += 1) {
      for (const member of all.members) {
        await member.kill();
        await moreAnswers(10);
        await member.start();
      }
      tell(`After single kills: ${all.reads.failures.length} reads failed, ${JSON.stringify(all.visitors.outcomes)}.`);
      for (const kind of [all.apis, all.workers, all.webs]) {
        await Promise.all(kind.map((member) => member.kill()));
        await Promise.all(kind.map((member) => member.start()));
        await moreAnswers(10);
      }
      tell(`Killed each process, then all of each kind (${round} of ${KILLS}).`);
    }
    await all.stopLoad();
    tell(`${all.reads.failures.length} of ${all.reads.answered} reads failed meanwhile.`);
    await proveLedger(all);
  });

  slow('PostgreSQL, Redis and the mail server fail and recover, and nothing acknowledged is lost', async () => {
    all.startLoad();
    await moreAnswers(20);
    const { downtime } = await killPostgres(all.database);
    await moreAnswers(20);
    tell(`Killed PostgreSQL: it was back after ${downtime}.`);
    await all.redis.client.flushall();
    tell(`Flushed Redis with ${await countUnsent(all.database)} mails unsent.`);
    await moreAnswers(20);
    await all.redis.restart();
    tell('Killed Redis and started it again, empty.');
    await moreAnswers(20);
    await all.mailServer.stop();
    await moreAnswers(50);
    tell(`The mail server was unreachable: ${await countUnsent(all.database)} mails wait.`);
    await all.mailServer.start();
    await all.stopLoad();
    for (const member of all.members) expect([member.name, member.runs()]).toEqual([member.name, true]);
    await proveLedger(all);
  });
});
