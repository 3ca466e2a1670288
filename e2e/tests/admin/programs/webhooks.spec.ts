import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../../src/test.ts';

/** A program that receives events. */
async function startReceiver() {
  const bodies: string[] = [];
  const senders: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      bodies.push(body);
      senders.push(request.headers['user-agent']);
      response.writeHead(200).end('taken');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { bodies, senders, url: `http://127.0.0.1:${port}/hooks`, stop: () => server.close() };
}

test('a webhook is added, tested, receives an event, gets a new secret, and is deleted', async ({
  page,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  const receiver = await startReceiver();
  try {
    await admin.signIn('/admin/webhooks');
    await expect(page.getByText('No program is told of events yet')).toBeVisible();
    await page.getByRole('link', { name: 'Add a webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add a webhook' });
    await form.getByLabel('Address').fill(receiver.url);
    await form.getByLabel('What it is for').fill('ERP');
    await form.getByLabel('coupon.created').check();
    await checkAccessibility();
    await form.getByRole('button', { name: 'Add the webhook' }).click();
    const made = page.getByRole('dialog', { name: 'The secret of ERP' });
    expect(await made.getByLabel('Secret').inputValue()).toMatch(/^whsec_/);
    await made.getByRole('button', { name: 'I have kept it' }).click();
    await checkAccessibility();

    await page.getByRole('link', { name: 'Deliveries of ERP' }).click();
    const deliveries = page.getByRole('dialog', { name: 'Deliveries to ERP' });
    await deliveries.getByRole('button', { name: 'Send a test' }).click();
    const row = deliveries.getByRole('row', { name: /webhook\.test/ });
    await expect(row).toContainText('Delivered', { timeout: 20_000 });
    await expect(row).toContainText(/200 in \d+ ms/);
    await checkAccessibility();
    await page.request.post('/api/coupons/admin', {
      headers: { Authorization: `Bearer ${await admin.token()}` },
      data: {
        code: 'HOOKED',
        name: 'Hooked',
        discountType: 'percentage',
        discountValue: 10,
        validFrom: '2026-01-01',
        userUsageLimit: 1,
      },
    });
    await expect
      .poll(() => receiver.bodies.some((body) => body.includes('coupon.created')), { timeout: 20_000 })
      .toBe(true);
    for (const sender of receiver.senders) expect(sender).not.toMatch(/vitrine/i);
    await deliveries.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'New secret for ERP' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new secret' }).click();
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await page.getByRole('button', { name: 'Delete ERP' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No program is told of events yet')).toBeVisible();
  } finally {
    receiver.stop();
  }
});
