import { newAddress, OrderForm } from '../src/order-form.ts';
import { expect, test } from '../src/test.ts';

interface Named {
  id: string;
  name: string;
  subscriptionPrice?: number | null;
}

test('favourites are shared by a link, taken over, and requested together, up to the mail and the back-office', async ({
  page,
  mailbox,
  admin,
  checkAccessibility,
}) => {
  test.slow();
  const read = async (path: string) => (await (await page.request.get(path)).json()) as Named[];
  const products = (await read('/api/products?lang=de')).filter(({ subscriptionPrice }) => subscriptionPrice);
  const [accessory] = await read('/api/accessories?inStock=true&lang=de');
  const [first, second] = products as [Named, Named];
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));

  // the heart on the page of a product counts in the bar
  await page.goto(`/product/${first.id}?lang=de`);
  await page.getByRole('button', { name: `Favorit: ${first.name}` }).click();
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(bar.getByRole('link', { name: 'Favoriten 1' })).toBeVisible();

  // somebody else's list is beside it until it is taken over
  await page.goto(`/favorites?lang=de#list=p.${second.id},a.${accessory!.id}`);
  const shared = page.getByRole('list', { name: 'Die geteilte Liste' });
  await expect(shared.getByRole('link', { name: second.name, exact: true })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: '2 Stücke übernehmen' }).click();
  await expect(shared).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Favoriten 3' })).toBeVisible();
  await expect(page.getByText('3 ausgewählt.')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Gemeinsam anfragen', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Eine Anfrage für alles.' })).toBeVisible();
  await page.getByRole('combobox', { name: `Plan für ${second.name}` }).selectOption('monthly');
  const email = newAddress('mehrere');
  await new OrderForm(page).fill(email, 'Für unsere beiden Häuser.');
  await checkAccessibility();
  expect(asked.filter((url) => url.includes('list='))).toEqual([]);
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  const thanks = page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Anfrage.', includeHidden: true });
  await expect(thanks).toBeVisible();
  const number = (await page.getByText(/^#[0-9a-f]{8}$/).innerText()).trim();
  for (const { name } of [first, second, accessory!]) await expect(page.getByText(name, { exact: true })).toBeVisible();

  // one mail to the customer and one to the staff, each with everything
  const mail = await mailbox.find({ recipient: email });
  expect(mail.subject).toBe(`Ihre Anfrage ${number}`);
  for (const { name } of [first, second, accessory!]) expect(mail.text).toContain(name);
  expect(mail.text).toMatch(/Einmalig gesamt: .+\s€/);
  expect(mail.text).toMatch(/Monatlich gesamt: .+\s€ pro Monat/);
  const notice = await mailbox.find({ subject: `New order request ${number}` });
  for (const text of ['Für unsere beiden Häuser.', 'and 2 more']) expect(notice.text).toContain(text);

  // the number finds the three orders, and each leads to the others
  await admin.signIn();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(number);
  await expect(page.getByRole('link', { name: /^View order #/ })).toHaveCount(3);
  await expect(page.getByText(`request ${number}`)).toHaveCount(3);
  await page.getByRole('link', { name: `View order ${number}` }).click();
  const together = page.getByRole('region', { name: `Requested together, ${number}` });
  await expect(together.getByRole('link')).toHaveCount(2);
  await checkAccessibility();
  await together.getByRole('link').last().click();
  await expect(page.getByRole('dialog').getByRole('region', { name: /^Requested together/ })).toContainText(number);
});
