import { setTimeout as pause } from 'node:timers/promises';
import { HOUSE } from '../../src/house.ts';
import { changeHouse } from '../../src/house-set.ts';
import { startSecondWeb } from '../../src/second-web.ts';
import { expect, test } from '../../src/test.ts';

/** Within this time a change of the settings is on every page of every process, in milliseconds. */
const LIVE_MS = 1000;
const POLL_MS = 10;

test('a new name is on the pages of every web process and in the back-office within a second', async ({
  page,
  system,
  admin,
}, testInfo) => {
  test.slow();
  const { request } = page;
  const token = await admin.token();
  const before = (await (await request.get('/api/settings')).json()) as { name: string };
  const other = await startSecondWeb(system);
  const shown = [system.url, other.url].flatMap((origin) =>
    ['/', '/faq', '/imprint', '/admin', '/app.webmanifest', '/api/settings'].map((path) => origin + path),
  );
  const read = async (url: string) => (await request.get(url, { headers: { cookie: '' } })).text();
  /** How many milliseconds passed until an address showed the name. */
  const untilShown = async (url: string, name: string, since: number): Promise<number> => {
    while (performance.now() - since < LIVE_MS) {
      if ((await read(url)).includes(name)) return performance.now() - since;
      await pause(POLL_MS);
    }
    return Infinity;
  };
  try {
    // Every process keeps the pages with the old name.
    for (const url of shown) expect(await read(url), url).toContain(before.name);
    const slowest: number[] = [];
    for (const name of [HOUSE.name, 'Haus Brunnhof', HOUSE.name]) {
      await changeHouse(request, token, { name });
      const since = performance.now();
      const took = await Promise.all(shown.map((url) => untilShown(url, name, since)));
      expect
        .soft(Object.fromEntries(shown.map((url, place) => [url, took[place]]).filter(([, ms]) => ms === Infinity)))
        .toEqual({});
      slowest.push(Math.max(...took));
    }
    const description = `the slowest of ${shown.length} addresses showed it after ${slowest.map((ms) => `${Math.round(ms)} ms`).join(', ')}`;
    testInfo.annotations.push({ type: 'live', description });
    process.stdout.write(`A changed name: ${description}\n`);
  } finally {
    await changeHouse(request, token, before);
    await other.stop();
  }
});
