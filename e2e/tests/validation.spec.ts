import { OrderForm, walkTag, type Language } from '../src/order-form.ts';
import { expect, test } from '../src/test.ts';

type Field = Parameters<OrderForm['field']>[0];
type Sentences = Record<Language, string>;

/** Public spec §5; the German sentences are the project's own. */
const names: Record<Exclude<Field, 'country'>, Sentences> = {
  companyName: { en: 'Company name', de: 'Unternehmen' },
  fullName: { en: 'Full name', de: 'Vor- und Nachname' },
  email: { en: 'Email', de: 'E-Mail-Adresse' },
  telephone: { en: 'Telephone number', de: 'Telefonnummer' },
  street: { en: 'Street address', de: 'Straße und Hausnummer' },
  postalCode: { en: 'Postal code', de: 'Postleitzahl' },
  city: { en: 'City', de: 'Stadt' },
  federalState: { en: 'Federal state', de: 'Bundesland' },
};
const consent: Sentences = {
  en: 'You must consent to data processing to submit an order.',
  de: 'Bitte stimmen Sie der Verarbeitung Ihrer Daten zu, um eine Anfrage zu senden.',
};
const required = (field: keyof typeof names): Sentences => ({
  en: `${names[field].en} is required`,
  de: `${names[field].de} ${field === 'fullName' ? 'sind' : 'ist'} erforderlich`,
});
const between = (field: keyof typeof names, min: number, max: number): Sentences => ({
  en: `${names[field].en} must be between ${min} and ${max} characters`,
  de: `${names[field].de} ${field === 'fullName' ? 'müssen zusammen' : 'muss'} zwischen ${min} und ${max} Zeichen lang sein`,
});
const country: Sentences = { en: 'Country is required', de: 'Land ist erforderlich' };
const email: Sentences = {
  en: 'Please enter a valid email address',
  de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
};
const postalCode: Sentences = {
  en: 'Please enter a valid postal code',
  de: 'Bitte geben Sie eine gültige Postleitzahl ein',
};
const telephone: Sentences = {
  en: 'Please enter a valid telephone number (digits, spaces, hyphens, parentheses, and + only)',
  de: 'Bitte geben Sie eine gültige Telefonnummer ein (nur Ziffern, Leerzeichen, Bindestriche, Klammern und +)',
};

/** A value that breaks one rule, and the sentence for it. */
const broken: [field: keyof typeof names, value: string, sentence: Sentences][] = [
  ['companyName', 'A', between('companyName', 2, 100)],
  ['fullName', 'x'.repeat(101), between('fullName', 2, 100)],
  ['email', 'no-address', email],
  ['telephone', '12', between('telephone', 10, 20)],
  ['telephone', 'call me please', telephone],
  ['street', 'x', between('street', 5, 200)],
  ['postalCode', '1', between('postalCode', 3, 20)],
  ['postalCode', '12_45', postalCode],
  ['city', 'x', between('city', 2, 100)],
];

for (const language of ['de', 'en'] as const) {
  test(
    `every rule of the order form has its message (${language})`,
    walkTag(language),
    async ({ page, checkAccessibility }) => {
      const products = (await (await page.request.get('/api/products')).json()) as { id: string }[];
      await page.goto(`/buy/${products[0]!.id}?lang=${language}`);
      const form = new OrderForm(page);
      await form.ready();
      await form.field('country').selectOption('');
      await page.getByRole('button', { name: language === 'de' ? 'Anfrage senden' : 'Send request' }).click();

      const list = page
        .getByRole('alert')
        .filter({ hasText: language === 'de' ? 'Bitte prüfen Sie diese Angaben' : 'Please check these details' });
      for (const field of Object.keys(names) as (keyof typeof names)[]) {
        await expect(list.getByRole('button', { name: required(field)[language], exact: true })).toBeVisible();
      }
      await expect(list.getByRole('button', { name: country[language], exact: true })).toBeVisible();
      await expect(list.getByRole('button', { name: consent[language] })).toBeVisible();
      const [listed, first] = [await list.boundingBox(), await form.field('companyName').boundingBox()];
      expect(listed!.y + listed!.height, 'the list is above the first field').toBeLessThanOrEqual(first!.y);
      await checkAccessibility();

      await list.getByRole('button', { name: required('city')[language], exact: true }).click();
      await expect(form.field('city')).toBeFocused();

      for (const [field, value, sentence] of broken) {
        await form.field(field).fill(value);
        await form.field(field).blur();
        await expect(form.field(field)).toHaveAttribute('aria-invalid', 'true');
        await expect(form.field(field)).toHaveAccessibleDescription(sentence[language]);
      }
      await form.field('country').selectOption('Austria');
      await form.field('federalState').fill('x');
      await form.field('federalState').blur();
      await expect(form.field('federalState')).toHaveAccessibleDescription(between('federalState', 2, 100)[language]);
    },
  );

  test(`a refused coupon says why (${language})`, walkTag(language), async ({ page }) => {
    const products = (await (await page.request.get('/api/products')).json()) as { id: string }[];
    await page.goto(`/buy/${products[0]!.id}?lang=${language}`);
    await new OrderForm(page).ready();
    const box = page.getByLabel(language === 'de' ? 'Gutscheincode' : 'Coupon code', { exact: true });
    const apply = page.getByRole('button', { name: language === 'de' ? 'Einlösen' : 'Apply', exact: true });
    await apply.click();
    await expect(box).toHaveAccessibleDescription(
      language === 'de' ? 'Bitte geben Sie einen Gutscheincode ein' : 'Please enter a coupon code',
    );
    await box.fill('nonsense');
    await expect(box).toHaveValue('NONSENSE');
    await apply.click();
    await expect(box).toHaveAccessibleDescription(
      language === 'de' ? 'Ungültiger Gutscheincode' : 'Invalid coupon code',
    );
    await box.fill('LEDER20');
    await apply.click();
    await expect(box).toHaveAccessibleDescription(
      language === 'de' ? 'Der Gutschein gilt nicht für Ihre Auswahl' : 'Coupon is not applicable to this product',
    );
  });
}

test('typed values survive a change of the language', async ({ page }) => {
  const products = (await (await page.request.get('/api/products')).json()) as { id: string }[];
  await page.goto(`/buy/${products[0]!.id}?lang=de`);
  const form = new OrderForm(page);
  await form.ready();
  await form.field('fullName').fill('Élise Größmann');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Sprache/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /English/ })
    .click();
  await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible();
  await expect(form.field('fullName')).toHaveValue('Élise Größmann');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
