import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { ROOT } from '@vitrine/local';
import { changeHouse } from '../../src/house-set.ts';
import { expect, test } from '../../src/test.ts';
import { readGuide, runProgram, type RunningProgram } from '../guide.ts';

const guide = readGuide('first-hour');
const NAME = 'Maison Aurel';
const PORT = '18795';

/** Returns the words after checking that the guide contains them. */
const said = (words: string): string => {
  expect(guide.says(words), `the guide says “${words}”`).toBe(true);
  return words;
};

test('the steps of the first-hour guide work as it says', async ({ page, admin, mailbox, system }) => {
  test.setTimeout(240_000);
  const { request } = page;
  const token = await admin.token();
  const headers = { Authorization: `Bearer ${token}` };
  const before = (await (await request.get('/api/settings')).json()) as object;
  const done: string[] = [];
  const step = async (heading: string, body: () => Promise<void>) => {
    await test.step(heading, body);
    done.push(heading);
  };
  let receiver: RunningProgram | undefined;
  /** Paths of what the steps created. */
  const toRemove: string[] = [];
  try {
    await step('Start it', () => admin.signIn('/admin/settings'));

    await step('Give the house its name', async () => {
      await page.getByRole('link', { name: said('Edit the house') }).click();
      await page.getByLabel(said('Name of the house')).fill(NAME);
      await page.getByRole('button', { name: said('Save settings') }).click();
      await expect(page.getByText(said('The settings were saved. The site shows them now.'))).toBeVisible();
      await expect(page.getByRole('link', { name: `${NAME} administration` })).toBeVisible();
      await expect.poll(async () => (await request.get('/')).text(), { timeout: 1000 }).toContain(NAME);
    });

    await step('Choose its colours', async () => {
      await page.getByRole('link', { name: 'Edit the house' }).click();
      const main = page.getByLabel(said('Main colour'), { exact: true });
      await main.fill(said('#99aabb'));
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText(/The main colour has a contrast of 2\.\d+ : 1/).first()).toBeVisible();
      await main.fill(said('#1b2a4a'));
      await page.getByLabel(said('Second colour'), { exact: true }).fill(said('#c8ccd0'));
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByRole('link', { name: 'Edit the house' })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('--green', '#1b2a4a');
    });

    await step('Bring a product by a file', async () => {
      await page.goto('/admin');
      await page.getByRole('tab', { name: said('Products') }).click();
      await page.getByRole('button', { name: said('Import') }).click();
      const dialog = page.getByRole('dialog', { name: 'Import products' });
      const picker = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: said('Choose file') }).click();
      const buffer = Buffer.from(guide.block('first-product'));
      await (await picker).setFiles({ name: said('products.csv'), mimeType: 'text/csv', buffer });
      await expect(dialog.getByText(said('1 product will be added.'))).toBeVisible();
      await dialog.getByRole('button', { name: said('Apply') }).click();
      await expect(dialog.getByText('1 product was added.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      for (const [language, name] of [
        ['de', 'Erste Edition'],
        ['en', 'First Edition'],
        ['fr', 'Première édition'],
      ])
        await expect.poll(async () => (await request.get(`/products?lang=${language}`)).text()).toContain(name);
    });

    await step('Let a program be told of orders', async () => {
      const [program = '', ...words] = said('npm run prepack --workspace @vitrine/client').split(' ');
      execFileSync(program, words, { cwd: ROOT, stdio: 'ignore' });
      const data = { name: 'First hour', permissions: [said('webhooks:write')] };
      const made = await request.post('/api/admin/api-keys', { headers, data });
      const { id, key } = (await made.json()) as { id: string; key: string };
      toRemove.push(`/api/admin/api-keys/${id}`);
      receiver = runProgram(guide.block('first-receiver'), { VITRINE_URL: system.url, VITRINE_KEY: key, PORT });
      await expect.poll(receiver.output, { timeout: 20_000 }).toContain(said('waiting for orders'));
      await page.goto('/admin/webhooks');
      await expect(page.getByRole('cell', { name: /^My first program/ })).toBeVisible();
    });

    await step('Let a customer place an order', async () => {
      const email = `${randomUUID()}@kunde.example`;
      const client = runProgram(guide.block('first-order'), { VITRINE_URL: system.url, EMAIL: email });
      expect([await client.ended, client.output()]).toEqual([0, expect.stringContaining('"status":"pending"')]);
      const { id } = JSON.parse(client.output()) as { id: string };
      await expect.poll(() => receiver?.output(), { timeout: 20_000 }).toContain(`order.created ${id}`);
      await page.goto(`/admin/orders/${id}`);
      await expect(page.getByRole('heading', { level: 2, name: new RegExp(id.slice(-8)) })).toBeVisible();
      const mail = await mailbox.find({ recipient: email });
      expect(mail.html).toContain(NAME.toUpperCase());
      expect(mail.html).toContain('#1b2a4a');
    });

    await step('Look at what an extension adds', async () => {
      await page.goto('/?lang=en');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Appointment' }).click();
      await expect(page).toHaveURL(new RegExp(said('/appointment')));
      const recipient = `${randomUUID()}@kunde.example`;
      await page.getByLabel('Name').fill('Anna Beispiel');
      await page.getByLabel('Email').fill(recipient);
      await page.getByLabel('Day').fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
      await page.getByRole('button', { name: 'Ask for an appointment' }).click();
      await expect(page.getByRole('heading', { name: said('Your day is noted') })).toBeVisible();
      expect((await mailbox.find({ recipient })).html).toContain(NAME.toUpperCase());
      await page.goto('/admin/appointments');
      await expect(page.getByRole('row').filter({ hasText: recipient })).toBeVisible();
    });

    // The last heading only names further reading.
    expect(done).toEqual(guide.steps.slice(0, -1));
  } finally {
    await receiver?.stop();
    await changeHouse(request, token, before);
    const products = (await (await request.get('/api/products?lang=en')).json()) as { id: string; name: string }[];
    for (const { id, name } of products) if (name === 'First Edition') toRemove.push(`/api/products/${id}`);
    const webhooks = (await (await request.get('/api/admin/webhooks', { headers })).json()) as {
      id: string;
      description: string;
    }[];
    for (const { id, description } of webhooks)
      if (description === 'My first program') toRemove.push(`/api/admin/webhooks/${id}`);
    for (const address of toRemove) expect((await request.delete(address, { headers })).status()).toBe(204);
  }
});
