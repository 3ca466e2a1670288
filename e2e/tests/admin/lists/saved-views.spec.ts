import { expect, test } from '../../../src/test.ts';

test('a view of a list is saved, opened again, renamed, deleted and restored', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  const name = `Confirmed by price ${Date.now()}`;
  await admin.signIn('/admin/orders?status=confirmed&sort=-price');
  const views = page.getByRole('dialog', { name: 'Saved views' });
  const open = () => page.getByRole('button', { name: 'Views' }).click();
  await open();
  await views.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill(name);
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/admin/orders');
  await open();
  await expect(views.getByRole('link', { name })).toBeVisible();
  await checkAccessibility();
  await views.getByRole('link', { name }).click();
  await expect(page.getByLabel('Filter by status')).toHaveValue('confirmed');
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');

  await open();
  await views.getByRole('button', { name: `Edit view ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Edit view ${name}` })
    .getByLabel('Name')
    .fill(`${name}, renamed`);
  await page.getByRole('button', { name: 'Save view' }).click();
  await open();
  await views.getByRole('button', { name: `Delete view ${name}, renamed` }).click();
  await expect(views.getByRole('link', { name })).toBeHidden();
  // The notice of the earlier save offers an Undo of its own until this one replaces it.
  await expect(page.getByText(`View “${name}, renamed” was deleted.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('was restored.')).toBeVisible();
  await open();
  await expect(views.getByRole('link', { name: `${name}, renamed` })).toBeVisible();
});
