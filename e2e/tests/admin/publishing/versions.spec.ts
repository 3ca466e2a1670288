import type { Page } from '@playwright/test';
import { changeRow } from '../../../src/rows.ts';
import { expect, test } from '../../../src/test.ts';

const PATH = '/api/content-pages/admin';

/** The page about the company as staff see it. */
async function aboutUs(page: Page): Promise<{ id: string; content: string }> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const answer = await page.request.get(`${PATH}/all`, { headers: { Authorization: `Bearer ${token}` } });
  const pages = (await answer.json()) as { id: string; pageType: string; content: string }[];
  const found = pages.find(({ pageType }) => pageType === 'about_us');
  if (!found) throw new Error('There is no page about the company');
  return found;
}

test('the versions of a page are compared, one is restored, and that is undone', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  await admin.beginSession();
  const { id, content } = await aboutUs(page);
  const save = (hour: string, reason: string) =>
    changeRow(page, `${PATH}/${id}`, { content: `${content}<p>Wir öffnen um ${hour} Uhr.</p>`, reason });
  const read = async () => (await page.request.get('/about?lang=de')).text();
  try {
    await save('neun', 'Sommerzeit');
    await save('zehn', 'Winterzeit');
    await expect.poll(read).toContain('um zehn Uhr');

    await page.goto('/admin/content-pages');
    await page.getByRole('button', { name: 'Versions of About Us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions of About Us' });
    await expect(dialog.getByRole('button', { name: /present/ })).toContainText('Winterzeit');
    const text = dialog.getByRole('region', { name: 'Content (German)' });
    await expect(text.getByRole('deletion')).toHaveText('neun');
    await expect(text.getByRole('insertion')).toHaveText('zehn');
    await checkAccessibility();

    await dialog.getByRole('button', { name: /Sommerzeit/ }).click();
    await dialog.getByRole('tab', { name: 'What changed since' }).click();
    await expect(text.getByRole('insertion')).toHaveText('zehn');
    await dialog.getByRole('button', { name: /^Restore version/ }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(read).toContain('um neun Uhr');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('About Us is as it was before.')).toBeVisible();
    await expect.poll(read).toContain('um zehn Uhr');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Versions of About Us' }).click();
    await expect(dialog.getByRole('button', { name: /present/ })).toBeVisible();
    await checkAccessibility();
  } finally {
    await changeRow(page, `${PATH}/${id}`, { content });
  }
});
