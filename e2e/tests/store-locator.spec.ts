import { expect, test } from '../src/test.ts';

test('the map has the countries that are in view, and gets more when it is moved', async ({ page }) => {
  await page.goto('/store-locator?lang=en');
  const map = page.getByRole('region', { name: 'Map of the stores' });
  const drawn = () =>
    map
      .locator('path')
      .evaluateAll((paths) => paths.reduce((sum, path) => sum + (path.getAttribute('d') ?? '').length, 0));
  await expect.poll(drawn).toBeGreaterThan(1000);
  const pieces = () => map.locator('path').count();
  const before = await pieces();
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(pieces).toBeGreaterThan(before);
});

test('the wheel over the map moves the page, and the map only with the Ctrl key', async ({ page }) => {
  await page.goto('/store-locator?lang=en');
  const map = page.getByRole('region', { name: 'Map of the stores' });
  await expect(map.locator('path').first()).toBeAttached();
  const zoom = await map.getByRole('status').textContent();
  await map.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(map.getByRole('status')).toHaveText(zoom!);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await expect(map.getByRole('status')).not.toHaveText(zoom!);
  await page.keyboard.up('Control');
});

test('a store shows whether it is open, by its own time zone, and the link to its route makes no request before it is opened', async ({
  page,
  system,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(system.url) && request.url().startsWith('http')) elsewhere.push(request.url());
  });
  const stores = (await (await page.request.get('/api/stores?lang=de')).json()) as { id: string; name: string }[];
  const { id, name } = stores.find((store) => store.name === 'Juwelier Rosenhag')!;
  // a Tuesday, half past six in the evening in Munich
  await page.clock.setFixedTime(new Date('2026-11-24T17:29:00Z'));
  await page.goto(`/store-locator?store=${id}&lang=de`);
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(entry).toContainText('Jetzt geöffnet · bis 18:30 Uhr');
  await expect(entry).toContainText('Montag bis Freitag');
  await expect(entry.getByRole('link', { name: 'Route planen' })).toHaveAttribute(
    'href',
    /destination=Juwelier\+Rosenhag/,
  );
  await page.clock.setFixedTime(new Date('2026-11-24T17:30:00Z'));
  await page.reload();
  await expect(entry).toContainText('Geschlossen · öffnet morgen um 10:00 Uhr');
  expect(errors).toEqual([]);
  expect(elsewhere).toEqual([]);
});
