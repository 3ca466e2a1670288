import { expect, test } from '../../../src/test.ts';

test('a legal page is saved for a reason, which its versions show, and put back', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  await admin.signIn('/admin/content-pages');
  await page.getByRole('link', { name: 'Edit Imprint' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Imprint' });
  const title = dialog.getByLabel('Title (German)');
  const before = await title.inputValue();
  await title.fill('Impressum und Angaben');
  await dialog.getByRole('button', { name: 'Save Page' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change Imprint?' });
  await question.getByRole('button', { name: 'Save Page' }).click();
  await expect(question.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required/);
  await checkAccessibility();
  await question.getByLabel('Reason').fill('Der Titel sagt mehr');
  await question.getByRole('button', { name: 'Save Page' }).click();
  await expect(dialog).toBeHidden();
  const read = async () => (await page.request.get('/imprint?lang=de')).text();
  await expect.poll(read).toContain('Impressum und Angaben');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Content page “${before}” is as it was before.`)).toBeVisible();
  await expect.poll(read).not.toContain('Impressum und Angaben');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Versions of Imprint' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions of Imprint' }).getByRole('listitem');
  await expect(versions.nth(0)).toContainText('Undone: Der Titel sagt mehr');
  await expect(versions.nth(1)).toContainText('Der Titel sagt mehr');
  await versions.nth(1).getByRole('button').click();
  await page.getByRole('button', { name: /^Restore version/ }).click();
  await expect(question).toBeVisible();
  await checkAccessibility();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
});
