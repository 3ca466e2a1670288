import { ADMIN_SCREENS } from '@vitrine/schemas';
import { inOldColours, OLD_FACTS, OLD_NAME } from '../../src/house.ts';
import { asOtherHouse } from '../../src/house-set.ts';
import { expect, test } from '../../src/test.ts';
import { visibleTexts } from '../../src/visible-texts.ts';

interface Row {
  id: string;
}

/** Screens that are not in the menu, each with the read that has an entry for `:id`. */
const DEEPER = {
  '/admin/product/:id/edit': '/api/products',
  '/admin/accessories/new': undefined,
  '/admin/accessories/:id/edit': '/api/accessories',
  '/admin/orders/:id': '/api/orders',
  '/admin/contacts/:id': '/api/contacts/admin/all',
  '/admin/reply-templates/new': undefined,
  '/admin/stores/new': undefined,
  '/admin/stores/:id/edit': '/api/stores',
  '/admin/add-interview': undefined,
  '/admin/interview/:id/edit': '/api/interviews',
  '/admin/articles/new': undefined,
  '/admin/articles/:id/edit': '/api/articles/admin/all',
  '/admin/settings/house': undefined,
  '/admin/nowhere': undefined,
} as const;
const SIGNED_OUT = ['/admin/login', '/admin/forgot-password', '/admin/reset-password/x', '/admin/invitation/x'];

test('every screen of the back-office shows the name and the colours of the house', async ({ page, admin }) => {
  test.setTimeout(300_000);
  const { request } = page;
  const token = await admin.token();
  const headers = { Authorization: `Bearer ${token}` };
  const firstId = async (path: string): Promise<string> => {
    const body = (await (await request.get(path, { headers })).json()) as Record<string, Row[]> | Row[];
    const rows = Array.isArray(body) ? body : (Object.values(body).find(Array.isArray) ?? []);
    expect(rows.length, path).toBeGreaterThan(0);
    return rows[0]!.id;
  };
  const deeper = await Promise.all(
    Object.entries(DEEPER).map(async ([path, read]) =>
      read === undefined ? path : path.replace(':id', await firstId(read)),
    ),
  );
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('h1').first(), path).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    const texts = (await visibleTexts(page)).join('\n');
    expect.soft(texts, path).not.toMatch(OLD_NAME);
    expect.soft(texts, path).not.toMatch(OLD_FACTS);
    expect.soft(await inOldColours(page), `colours of ${path}`).toEqual([]);
  };
  await asOtherHouse(request, token, async () => {
    await page.goto('/robots.txt');
    for (const path of SIGNED_OUT) await look(path);
    await admin.keepToken(token);
    for (const path of [...Object.values(ADMIN_SCREENS).map((screen) => screen.path), ...deeper]) await look(path);
  });
});
