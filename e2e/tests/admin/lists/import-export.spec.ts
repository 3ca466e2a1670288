import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../src/test.ts';

const csv = (text: string) => ({ name: 'filialen.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });

for (const width of [1280, 390]) {
  test(`stores are imported from the file of a spreadsheet, and exported, at ${width} px`, async ({
    page,
    admin,
    checkAccessibility,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const head = 'name;address;city;country;latitude;services;isActive\r\n';
    const first = `Münzhaus ${mark};Graben 1;Wien;Österreich;48,2085;Beratung|Gravur;wahr\r\n`;
    const second = (city: string) => `Ringhaus ${mark};Graben 2;${city};Österreich;;;falsch\r\n`;
    await page.setViewportSize({ width, height: 900 });
    await admin.signIn(`/admin/stores?search=${mark}`);

    // By keyboard, because a button opens the file picker of the system.
    await page.getByRole('button', { name: 'Import' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Import stores' });
    await expect(dialog).toBeVisible();
    await checkAccessibility();
    const picker = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose file' }).press('Enter');
    await (await picker).setFiles(csv(head + first + second('')));
    await expect(dialog.getByRole('alert')).toContainText('1 row is refused');
    await expect(dialog.getByRole('table', { name: 'Refused rows' })).toContainText('City is required');
    await expect(dialog.getByRole('button', { name: 'Apply' })).toHaveCount(0);
    await checkAccessibility();
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider).toBe(false);

    const again = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await (await again).setFiles(csv(head + first + second('Graz')));
    await expect(dialog.getByText('2 stores will be added.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByText('2 stores were added.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('article', { name: `Münzhaus ${mark}` })).toContainText('Graben 1, Wien, Austria');
    await expect(page.getByRole('article', { name: `Ringhaus ${mark}` })).toBeVisible();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^stores-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(`Münzhaus ${mark},Graben 1,Wien,,Austria`);

    const back = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog.getByRole('button', { name: 'Choose file' }).click();
    await (await back).setFiles({ name: 'stores.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(dialog.getByText(/^The file says nothing new/)).toBeVisible();
  });
}
