import { randomUUID } from 'node:crypto';
import { deleteRow, newRow } from '../../../src/rows.ts';
import { expect, test } from '../../../src/test.ts';

test('a draft is seen on the real site by whoever has the link, and by nobody else', async ({
  page,
  admin,
  browser,
  system,
  checkAccessibility,
}) => {
  test.slow();
  await admin.beginSession();
  const slug = `entwurf-${randomUUID().slice(0, 8)}`;
  const id = await newRow(page, '/api/articles/admin', {
    slug,
    title: 'Noch geheim',
    content: '<p>Niemand weiß davon.</p>',
    published: false,
    translations: { en: { title: 'Still a secret', content: '<p>Nobody knows.</p>' } },
  });
  const otherSlug = `${slug}-2`;
  const other = await newRow(page, '/api/articles/admin', { slug: otherSlug, title: 'Auch geheim', published: false });
  await page.goto(`/admin/articles/${id}/edit`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const tab = await opened;
  await tab.waitForURL(new RegExp(`/newsroom/${slug}\\?preview=`));
  await expect(tab.getByText(/Vorschau, nicht öffentlich|Preview, not public/)).toBeVisible();
  await checkAccessibility();

  // Somebody without a session, on another device.
  const context = await browser.newContext({ baseURL: system.url, locale: 'de-DE' });
  const guest = await context.newPage();
  const answer = await guest.goto(tab.url());
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(guest.getByRole('heading', { name: 'Noch geheim' })).toBeVisible();
  await expect(guest.getByText('Vorschau, nicht öffentlich')).toBeVisible();
  await checkAccessibility(guest);
  await guest.setViewportSize({ width: 390, height: 844 });
  await expect(guest.getByText('Vorschau, nicht öffentlich')).toBeVisible();
  expect((await guest.goto(`/newsroom/${slug}`))?.status()).toBe(404);
  const search = new URL(tab.url()).search;
  expect((await guest.goto(`/newsroom/${otherSlug}${search}`))?.status()).toBe(404);
  await expect(guest.getByText('Auch geheim')).toHaveCount(0);
  expect(await (await guest.request.get('/sitemap.xml')).text()).not.toContain(slug);

  const forged = await guest.goto(`${tab.url().slice(0, -4)}AAAA`);
  expect(forged?.status()).toBe(404);
  await expect(guest.getByRole('heading', { name: 'Diese Vorschau gibt es nicht mehr' })).toBeVisible();
  await checkAccessibility(guest);
  await guest.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(guest).toHaveURL(new URL('/', system.url).href);
  await context.close();
  for (const each of [id, other]) await deleteRow(page, `/api/articles/admin/${each}`);
});
