import { expect, test } from '../src/test.ts';

test("the mailbox's page can be used by everyone", async ({ page, system, checkAccessibility }) => {
  await page.goto(system.mailboxUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible();
  await checkAccessibility();
});
