import type { Page } from '@playwright/test';
import { hostileValue, HOSTILE_TEXTS, RAN } from '../src/hostile-texts.ts';
import { readOperations } from '../src/operations.ts';
import { publicPages } from '../../src/public-pages.ts';
import { expect, test } from '../../src/test.ts';

/** Where staff read what they edit, by the operation that writes it. */
const LISTS: Readonly<Record<string, string>> = {
  '/api/products/{id}': '/api/products',
  '/api/features/{id}': '/api/features/admin/all',
  '/api/accessories/{id}': '/api/accessories/admin/all',
  '/api/stores/{id}': '/api/stores/all',
  '/api/interviews/{id}': '/api/interviews/admin/all',
  '/api/coupons/admin/{id}': '/api/coupons/admin',
  '/api/content-pages/admin/{id}': '/api/content-pages/admin/all',
  '/api/homepage-sections/admin/{id}': '/api/homepage-sections/admin/all',
  '/api/articles/admin/{id}': '/api/articles/admin/all',
  '/api/orders/{id}': '/api/orders',
  '/api/contacts/admin/{id}/status': '/api/contacts/admin/all',
  '/api/demonstrations/admin/{id}/status': '/api/demonstrations/admin/all',
};

/** What goes with notes of staff where a status is required; no mail is caused by it. */
const STATUSES: Readonly<Record<string, string>> = {
  '/api/contacts/admin/{id}/status': 'read',
  '/api/demonstrations/admin/{id}/status': 'done',
};

const SCREENS = [
  'homepage-sections',
  'orders',
  'contacts',
  'demonstrations',
  'coupons',
  'content-pages',
  'add-product',
  'features',
  'accessories',
  'stores',
  'interviews',
  'articles',
  'privacy',
  'settings',
];

/** Elements that only a text which was taken for markup can have made. */
const MADE_BY_TEXT =
  '[onerror], [onload], [onmouseover], [href^="javascript:" i], [src^="javascript:" i], img[src="x"], iframe';

const DAY_MS = 86_400_000;

/** Has visitors send hostile texts: in requests for a demonstration, and in the designs of order requests. @returns ids of the demonstrations */
async function sendAsVisitor(page: Page): Promise<string[]> {
  const operations = readOperations();
  const orders = operations.find(({ method, path }) => method === 'POST' && path === '/api/orders');
  const asked = operations.find(({ method, path }) => method === 'POST' && path === '/api/demonstrations');
  const [product] = (await (await page.request.get('/api/products')).json()) as Entry[];
  const ids: string[] = [];
  for (const text of HOSTILE_TEXTS) {
    const data = {
      ...asked?.example,
      wishes: [new Date(Date.now() + DAY_MS).toISOString()],
      name: text.slice(0, 100),
      company: text.slice(0, 100),
      notes: text.slice(0, 2000),
    };
    const answer = await page.request.post('/api/demonstrations', { data });
    expect(answer.status(), await answer.text()).toBe(201);
    ids.push(((await answer.json()) as Entry).id);
    const { couponCode: _, ...order } = orders?.example ?? {};
    const configuration = {
      house: text.slice(0, 60),
      primary: '#0b3326',
      accent: '#c9a961',
      pattern: 'rosette',
      typeface: 'classic',
    };
    const placed = await page.request.post('/api/orders', {
      data: { ...order, productId: product?.id, orderType: 'product', subscriptionType: undefined, configuration },
    });
    expect(placed.status(), await placed.text()).toBe(201);
  }
  return ids;
}

interface Entry {
  id: string;
  isActive?: boolean;
}

async function listEntries(page: Page, token: string, path: string): Promise<Entry[]> {
  const answer = (await (await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } })).json()) as
    Entry[] | Record<string, Entry[]>;
  return (Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? [])).slice(0, 8);
}

test('hostile texts in every field that staff write and in what visitors send run nowhere and make no markup', async ({
  page,
  admin,
}) => {
  const { paths, kept } = await publicPages(page.request);
  const token = await admin.token();
  const headers = { Authorization: `Bearer ${token}` };
  const demonstrations = await sendAsVisitor(page);
  const writes = readOperations().filter(({ method, path }) => method === 'PUT' && path.includes('{id}'));
  expect(writes.map(({ path }) => path).sort()).toEqual(Object.keys(LISTS).sort());

  const saved = new Set<string>();
  async function save(path: string, field: string, data: Record<string, unknown>, method = 'PUT'): Promise<void> {
    const answer = await page.request.fetch(path, { method, headers, data });
    // 409: a text that must differ from those of others.
    expect([200, 400, 409], `${path} ${field}: ${await answer.text()}`).toContain(answer.status());
    if (answer.status() === 200) saved.add(field);
  }
  for (const { path, schema } of writes) {
    const entries = await listEntries(page, token, LISTS[path] ?? '');
    expect(entries.length, path).toBeGreaterThan(0);
    for (const [field, of] of Object.entries(schema.properties ?? {}))
      for (const [index, { id }] of entries.entries()) {
        const value = hostileValue(of, HOSTILE_TEXTS[(index + field.length) % HOSTILE_TEXTS.length] ?? '');
        if (value === undefined) continue;
        const status = STATUSES[path];
        const others = status === undefined ? {} : { status };
        await save(path.replace('{id}', id), `${path} ${field}`, { ...others, [field]: value });
      }
  }
  for (const text of HOSTILE_TEXTS)
    await save(
      '/api/hero',
      'hero',
      { heading: text.slice(0, 200), translations: { en: { heading: text.slice(0, 200) } } },
      'POST',
    );
  // Addresses, codes and colours are refused; names, titles, descriptions and notes are not.
  expect(saved.size).toBeGreaterThan(40);

  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(`${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  async function look(path: string): Promise<void> {
    await page.goto(path);
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    await expectHarmless(path);
  }
  async function expectHarmless(path: string): Promise<void> {
    expect(await page.evaluate((name) => name in window, RAN), `a script ran on ${path}`).toBe(false);
    expect(await page.locator(MADE_BY_TEXT).evaluateAll((all) => all.map((each) => each.outerHTML)), path).toEqual([]);
  }

  await page.goto('/cookies');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  for (const path of paths) for (const language of ['de', 'en']) await look(`${path}?lang=${language}`);

  await admin.beginSession();
  for (const screen of SCREENS) {
    await look(`/admin/${screen}`);
    const edit = page.getByRole('button', { name: /^Edit/ }).first();
    if (!(await edit.isVisible())) continue;
    await edit.click();
    await expectHarmless(`editing on /admin/${screen}`);
  }
  for (const id of demonstrations) await look(`/admin/demonstrations?demonstration=${id}`);
  const first = async (path: string) => (await listEntries(page, token, path))[0]?.id ?? '';
  await look(`/admin/product/${await first('/api/products')}/edit`);
  await look(`/admin/accessories/${await first('/api/accessories/admin/all')}/edit`);
  await look(`/admin/stores/${await first('/api/stores/all')}/edit`);
  await look(`/admin/interview/${await first('/api/interviews/admin/all')}/edit`);
  expect(dialogs).toEqual([]);
});
