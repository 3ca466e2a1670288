import { customer, newAddress, OrderForm, walkTag, type Language } from '../src/order-form.ts';
import { expect, test } from '../src/test.ts';

interface Words {
  tab: string;
  option: string;
  proceed: string;
  coupon: string;
  apply: string;
  applied: RegExp;
  submit: string;
  thanks: string;
  mailSubject: RegExp;
  mailHeading: string;
  total: RegExp;
}

const words: Record<Language, Words> = {
  de: {
    tab: 'Signature',
    option: 'Einmaliger Kauf',
    proceed: 'Mit diesem Plan anfragen',
    coupon: 'Gutscheincode',
    apply: 'Einlösen',
    applied: /Gutschein ATELIER10 eingelöst/,
    submit: 'Kauf anfragen',
    thanks: 'Vielen Dank für Ihre Anfrage.',
    mailSubject: /^Ihre Anfrage/,
    mailHeading: `Vielen Dank, ${customer.fullName}.`,
    total: /Gesamt/,
  },
  en: {
    tab: 'Signature',
    option: 'One-time purchase',
    proceed: 'Request on this plan',
    coupon: 'Coupon code',
    apply: 'Apply',
    applied: /Coupon ATELIER10 applied/,
    submit: 'Complete Purchase',
    thanks: 'Thank you for your request.',
    mailSubject: /^Your request/,
    mailHeading: `Thank you, ${customer.fullName}.`,
    total: /Total/,
  },
};

for (const language of ['de', 'en'] as const) {
  test(
    `an order with a coupon, from the list of products to the mail to the decrypted view (${language})`,
    walkTag(language),
    async ({ page, mailbox, admin, checkAccessibility }) => {
      test.slow();
      const text = words[language];
      const email = newAddress(`elise.${language}`);
      const form = new OrderForm(page);

      await page.goto(`/products?lang=${language}`);
      await checkAccessibility();
      await page.getByRole('tab', { name: text.tab }).click();
      const card = page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first();
      await expect(card).toContainText(text.tab);
      const productName = await card.innerText();
      await card.getByRole('link').click();

      await expect(page.getByRole('heading', { level: 1, name: productName })).toBeVisible();
      await checkAccessibility();
      await page.getByRole('radio', { name: text.option }).check();
      await page.getByRole('button', { name: text.proceed }).click();

      await expect(page).toHaveURL(/\/order$/);
      await form.fill(email, 'Bitte am Nachmittag anrufen.');
      await page.getByLabel(text.coupon, { exact: true }).fill('atelier10');
      await page.getByRole('button', { name: text.apply, exact: true }).click();
      await expect(page.getByText(text.applied)).toBeAttached();
      await checkAccessibility();
      await page.getByRole('button', { name: text.submit }).click();

      await expect(page.getByRole('heading', { level: 1, name: text.thanks })).toBeVisible();
      const number = (await page.getByText(/^#[0-9a-f]{8}$/).innerText()).trim();
      await checkAccessibility();

      const mail = await mailbox.find({ recipient: email });
      expect(mail.subject).toMatch(text.mailSubject);
      expect(mail.subject).toContain(number);
      expect(mail.text).toContain(text.mailHeading);
      expect(mail.text).toContain('ATELIER10');
      expect(mail.text).toMatch(text.total);
      const letter = await mailbox.read(page, email);
      await expect(letter.getByText(text.mailHeading)).toBeVisible();
      await expect(letter.getByText(productName).first()).toBeVisible();

      const notice = await mailbox.find({ subject: `New order request ${number}` });
      expect(notice.headers.find(({ name }) => name.toLowerCase() === 'reply-to')?.value).toContain(email);

      await admin.signIn();
      await page.getByRole('searchbox', { name: 'Search orders' }).fill(email);
      await expect(page).toHaveURL(/search=/);
      await page.getByRole('link', { name: `View order ${number}` }).click();
      const dialog = page.getByRole('dialog', { name: `Order ${number}` });
      await expect(dialog.getByText(/^Sent /)).toBeVisible();
      await expect(dialog).toContainText('ATELIER10');
      await expect(dialog).not.toContainText(customer.street);
      await dialog.getByRole('button', { name: 'Decrypt customer data' }).click();
      for (const value of [...Object.values(customer), email, 'Germany']) await expect(dialog).toContainText(value);
      await expect(dialog).toContainText('Bitte am Nachmittag anrufen.');
      await checkAccessibility();
    },
  );
}

test('an order of an accessory on its own page, with three steps of what happens next', async ({
  page,
  mailbox,
  checkAccessibility,
}) => {
  const email = newAddress('zubehoer');
  const accessories = (await (await page.request.get('/api/accessories?inStock=true&lang=de')).json()) as {
    id: string;
    name: string;
  }[];
  const accessory = accessories[0]!;
  await page.goto(`/buy/accessory/${accessory.id}?lang=de`);
  await new OrderForm(page).fill(email);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Anfrage.' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const steps = page.getByRole('region', { name: 'So geht es weiter' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(1).getByRole('link')).toHaveAttribute('href', /^tel:/);
  await checkAccessibility();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Anfrage.' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await mailbox.find({ recipient: email })).text).toContain(accessory.name);
});

test('a coupon on a subscription is reported to reduce the first month only', async ({ page }) => {
  const products = (await (await page.request.get('/api/products')).json()) as {
    id: string;
    subscriptionPrice: number | null;
  }[];
  const { id, subscriptionPrice } = products.find((product) => product.subscriptionPrice)!;
  await page.goto(`/buy/${id}?lang=en`);
  await new OrderForm(page).fill(newAddress('monthly'));
  await page.getByRole('radio', { name: /^Subscription/ }).check();
  await page.getByLabel('Coupon code', { exact: true }).fill('atelier10');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const total = page.getByText('First month', { exact: true }).locator('..');
  await expect(total).toContainText(`then €${subscriptionPrice} per month`);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your request.' })).toBeVisible();
  await expect(total).toContainText(`plus VAT, then €${subscriptionPrice} per month`);
});

test('an answer of staff: price, notes and status are kept, with the history of the price', async ({ page, admin }) => {
  await admin.signIn();
  await page.getByLabel('Filter by status').selectOption('pending');
  await page
    .getByRole('link', { name: /^View order #/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price', { exact: true }).fill('1234,5');
  await dialog.getByLabel('Admin notes').fill('Called, agreed on the price.');
  await dialog.getByLabel('Status', { exact: true }).selectOption('confirmed');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('region', { name: 'Price history', exact: true })).toContainText('1,234.50');
  await page.reload();
  await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('1234.50');
  await expect(dialog.getByLabel('Admin notes')).toHaveValue('Called, agreed on the price.');
  await expect(dialog.getByLabel('Status', { exact: true })).toHaveValue('confirmed');
});
