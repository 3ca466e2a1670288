import { setTimeout as pause } from 'node:timers/promises';
import { type SecondWeb, startSecondWeb } from '../../src/second-web.ts';
import { expect, test } from '../../src/test.ts';

/** Every process shows a write within this time (contract, "Caching"). */
const VISIBLE_MS = 1000;

let other: SecondWeb;

test.beforeEach(async ({ system }) => {
  other = await startSecondWeb(system);
});
test.afterEach(() => other.stop());

test('an edit reaches the kept pages and reads of every web process', async ({ page, system, admin }) => {
  test.slow();
  const read = async (url: string) => {
    const answer = await page.request.get(url, { headers: { cookie: '' } });
    expect(answer.status()).toBe(200);
    return answer.text();
  };
  const [product] = JSON.parse(await read('/api/products?lang=de')) as { id: string; subtitle: string }[];
  const { id, subtitle } = product!;
  const paths = [`/product/${id}`, `/product/${id}?lang=de`, '/api/products?lang=de', `/api/products/${id}?lang=de`];
  const edit = async (text: string) => {
    const headers = { Authorization: `Bearer ${await admin.token()}` };
    const answer = await page.request.put(`/api/products/${id}`, { headers, data: { subtitle: text } });
    expect(answer.status()).toBe(200);
  };

  // both processes keep all of them
  for (const origin of [system.url, other.url]) {
    for (const path of paths) expect(await read(origin + path)).toContain(subtitle);
  }
  await expect(async () => {
    const before = [
      await other.count('vitrine_web_kept_pages_total'),
      await other.count('vitrine_web_kept_reads_total'),
    ];
    for (const path of paths) await read(other.url + path);
    expect(await other.count('vitrine_web_kept_pages_total')).toBe(before[0]! + 2);
    expect(await other.count('vitrine_web_kept_reads_total')).toBe(before[1]! + 2);
  }).toPass();

  const edited = `Ein Untertitel von ${new Date().toISOString()}`;
  try {
    await edit(edited);
    const visible = pause(VISIBLE_MS);
    for (const path of paths) expect(await read(system.url + path), path).toContain(edited);
    await visible;
    for (const path of paths) expect(await read(other.url + path), path).toContain(edited);
  } finally {
    await edit(subtitle);
  }
});
