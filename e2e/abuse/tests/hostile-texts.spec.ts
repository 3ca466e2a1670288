import type { Page } from '@playwright/test';
import { ADMIN_SCREENS } from '@vitrine/schemas';
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
  '/api/orders/{id}/assignee': '/api/orders',
  '/api/orders/{id}/follow-up': '/api/orders',
  '/api/contacts/admin/{id}/assignee': '/api/contacts/admin/all',
  '/api/contacts/admin/{id}/follow-up': '/api/contacts/admin/all',
  '/api/contacts/admin/{id}/status': '/api/contacts/admin/all',
  '/api/demonstrations/admin/{id}/status': '/api/demonstrations/admin/all',
  '/api/admin/media-files/{id}': '/api/admin/media-files',
  '/api/admin/staff/{id}': '/api/admin/staff',
};

/** Where an entry is made first, because the demo data have none, by the operation that writes it; an `{id}` is that of the first of the list. */
const MADE: Readonly<Record<string, { collection: string; list?: string }>> = {
  '/api/admin/reply-templates/{id}': { collection: '/api/admin/reply-templates' },
  '/api/admin/views/{id}': { collection: '/api/admin/views' },
  '/api/admin/webhooks/{id}': { collection: '/api/admin/webhooks' },
  '/api/orders/{id}/notes/{noteId}': { collection: '/api/orders/{id}/notes', list: '/api/orders' },
  '/api/contacts/admin/{id}/notes/{noteId}': {
    collection: '/api/contacts/admin/{id}/notes',
    list: '/api/contacts/admin/all',
  },
  '/api/demonstrations/admin/{id}/notes/{noteId}': {
    collection: '/api/demonstrations/admin/{id}/notes',
    list: '/api/demonstrations/admin/all',
  },
};

const DAY_MS = 86_400_000;
const tomorrow = new Date(Date.now() + DAY_MS).toISOString();

/** What goes with the texts where it is required; no mail is caused by it. */
const REQUIRED: Readonly<Record<string, object>> = {
  '/api/contacts/admin/{id}/status': { status: 'read' },
  '/api/demonstrations/admin/{id}/status': { status: 'done' },
  '/api/orders/{id}/follow-up': { on: tomorrow.slice(0, 10) },
  '/api/contacts/admin/{id}/follow-up': { on: tomorrow.slice(0, 10) },
};

/** Elements that only a text which was taken for markup can have made. */
const MADE_BY_TEXT =
  '[onerror], [onload], [onmouseover], [href^="javascript:" i], [src^="javascript:" i], img[src="x"], iframe';

/** Has visitors send hostile texts: in requests for a demonstration, and in the designs of order requests. @returns ids of the demonstrations */
async function sendAsVisitor(page: Page): Promise<string[]> {
  const operations = readOperations();
  const orders = operations.find(({ method, path }) => method === 'POST' && path === '/api/orders');
  const asked = operations.find(({ method, path }) => method === 'POST' && path === '/api/demonstrations');
  const products = (await (await page.request.get('/api/products')).json()) as (Entry & { price: number | null })[];
  const product = products.find(({ price }) => price !== null);
  const ids: string[] = [];
  for (const text of HOSTILE_TEXTS) {
    const data = {
      ...asked?.example,
      wishes: [tomorrow],
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
    | Entry[]
    | Record<string, Entry[]>;
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
  const operations = readOperations();
  const settings = operations.filter(({ method, path }) => method === 'PUT' && path === '/api/admin/settings');
  const writes = operations.filter(
    ({ method, path, fields }) => method === 'PUT' && path.includes('{id}') && fields !== undefined,
  );
  expect(writes.map(({ path }) => path).sort()).toEqual(Object.keys({ ...LISTS, ...MADE }).sort());

  const saved = new Set<string>();
  async function save(path: string, field: string, data: Record<string, unknown>, method = 'PUT'): Promise<void> {
    const answer = await page.request.fetch(path, { method, headers, data });
    // 409: a text that must differ from those of others.
    expect([200, 400, 409], `${path} ${field}: ${await answer.text()}`).toContain(answer.status());
    if (answer.status() === 200) saved.add(field);
  }
  /** Paths of the entries that an operation is to write. */
  async function entriesOf(path: string): Promise<string[]> {
    const made = MADE[path];
    if (!made) return (await listEntries(page, token, LISTS[path] ?? '')).map(({ id }) => path.replace('{id}', id));
    const parent = made.list === undefined ? '' : ((await listEntries(page, token, made.list))[0]?.id ?? '');
    const example = operations.find(({ method, path: of }) => method === 'POST' && of === made.collection)?.example;
    const collection = made.collection.replace('{id}', parent);
    const answer = await page.request.post(collection, { headers, data: example });
    expect(answer.status(), `${collection}: ${await answer.text()}`).toBe(201);
    return [`${collection}/${((await answer.json()) as Entry).id}`];
  }
  for (const { path, schema } of writes) {
    const entries = await entriesOf(path);
    expect(entries.length, path).toBeGreaterThan(0);
    for (const [field, of] of Object.entries(schema.properties ?? {}))
      for (const [index, entry] of entries.entries()) {
        const value = hostileValue(of, HOSTILE_TEXTS[(index + field.length) % HOSTILE_TEXTS.length] ?? '');
        if (value === undefined) continue;
        await save(entry, `${path} ${field}`, { ...REQUIRED[path], [field]: value });
      }
  }
  for (const { path, schema } of settings)
    for (const [field, of] of Object.entries(schema.properties ?? {}))
      for (const text of HOSTILE_TEXTS) await save(path, `${path} ${field}`, { [field]: hostileValue(of, text) });
  for (const text of HOSTILE_TEXTS)
    await save(
      '/api/hero',
      'hero',
      { heading: text.slice(0, 200), translations: { en: { heading: text.slice(0, 200) } } },
      'POST',
    );
  // Addresses, codes and colours are refused; names, titles, descriptions and notes are not.
  expect(saved.size).toBeGreaterThan(55);
  expect(Object.keys(MADE).filter((path) => ![...saved].some((field) => field.startsWith(path)))).toEqual([]);

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
  for (const { path: screen } of Object.values(ADMIN_SCREENS)) {
    await look(screen);
    const edit = page.getByRole('button', { name: /^Edit/ }).first();
    if (!(await edit.isVisible())) continue;
    await edit.click();
    await expectHarmless(`editing on ${screen}`);
  }
  for (const id of demonstrations) await look(`/admin/demonstrations?demonstration=${id}`);
  await look('/admin/add-product');
  const first = async (path: string) => (await listEntries(page, token, path))[0]?.id ?? '';
  await look(`/admin/orders/${await first('/api/orders')}`);
  await look(`/admin/contacts/${await first('/api/contacts/admin/all')}`);
  await look(`/admin/product/${await first('/api/products')}/edit`);
  await look(`/admin/accessories/${await first('/api/accessories/admin/all')}/edit`);
  await look(`/admin/stores/${await first('/api/stores/all')}/edit`);
  await look(`/admin/interview/${await first('/api/interviews/admin/all')}/edit`);
  expect(dialogs).toEqual([]);
});
