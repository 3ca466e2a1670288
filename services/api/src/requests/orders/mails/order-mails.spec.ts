import { configuration, customer } from '../../../../test/fixtures/orders.js';
import { FIRST_SETTINGS, type AppConfiguration, type Language } from '@vitrine/schemas';
import { mailParts } from '../../../../test/fixtures/mails.js';
import type { Mail } from '../../../platform/notifications/mail.js';
import { OrderPrivacy } from '../order-privacy.js';
import { OrderMails } from './order-mails.js';

const ID = '0198aaaa-0000-7000-8000-0000a1b2c3d4';
const purchase = {
  id: ID,
  product_name: 'Signature für Juweliere',
  order_type: 'product',
  subscription_type: null,
  original_price_cents: 890_000,
  coupon_code: 'ATELIER10',
  coupon_discount_cents: 89_000,
  product_price_cents: 801_000,
  monthly_price_cents: null,
  created_at: new Date('2026-11-21T14:40:00Z'),
  translated_name: null,
};
const subscription = {
  ...purchase,
  order_type: 'subscription',
  subscription_type: 'monthly',
  original_price_cents: 29_000,
  coupon_discount_cents: 2900,
  product_price_cents: 26_100,
  monthly_price_cents: 29_000,
};

function getMail(
  order: object,
  language: Language,
  kind: 'order-confirmation' | 'order-notice',
  typed: Partial<typeof customer> = {},
  { design, others = [] }: { design?: AppConfiguration; others?: readonly object[] } = {},
): Promise<Mail> {
  const { cipher, index, config, answering } = mailParts();
  const privacy = new OrderPrivacy(cipher, index);
  const row = {
    ...order,
    customer: privacy.encryptCustomer({ ...customer, ...typed }, ID),
    notes: null,
    configuration: privacy.encryptConfiguration(design, ID),
  };
  return new OrderMails(answering(row, ...others), privacy, config).render({
    kind,
    subjectId: ID,
    language,
    house: FIRST_SETTINGS,
  });
}

const READ = {
  html: (mail: Mail) => mail.html.replace(/<[^>]*>/g, ' ').replace(/\s+/gu, ' '),
  text: (mail: Mail) => mail.text.replace(/\s+/gu, ' '),
};

describe.each(['html', 'text'] as const)('the %s of an order’s mail', (part) => {
  const sum = async (order: object, language: Language, kind: 'order-confirmation' | 'order-notice') =>
    READ[part](await getMail(order, language, kind)).replaceAll(/[:,] /g, ' ');

  test.each([
    ['de', 'order-confirmation', 'Erster Monat 261 € danach 290 € pro Monat'],
    ['en', 'order-confirmation', 'First month €261 then €290 per month'],
    ['fr', 'order-confirmation', 'Premier mois 261 € puis 290 € par mois'],
    ['en', 'order-notice', 'First month €261 then €290 per month'],
  ] as const)('in %s, %s: a coupon reduces the first month only', async (language, kind, expected) => {
    const found = await sum(subscription, language, kind);
    expect(found).toContain(expected);
    expect(found).not.toMatch(/Gesamt|Total/);
  });

  test.each([
    ['de', 'Preis 8.900 € Gutschein ATELIER10 − 890 € Vereinbarter Preis 7.500 €'],
    ['en', 'Price €8,900 Coupon ATELIER10 − €890 Agreed price €7,500'],
  ] as const)(
    'in %s: a price changed by staff is labelled as agreed, below list price and coupon',
    async (language, expected) => {
      const found = await sum({ ...purchase, product_price_cents: 750_000 }, language, 'order-confirmation');
      expect(found).toContain(expected);
      expect(found).not.toMatch(/Gesamt|Total/);
    },
  );

  test.each([
    ['de', 'Gesamt 8.010 €'],
    ['en', 'Total €8,010'],
    ['fr', 'Total 8 010 €'],
  ] as const)('in %s: an unchanged price is the total', async (language, expected) => {
    expect(await sum(purchase, language, 'order-confirmation')).toContain(expected);
  });

  test.each([
    ['de', 'So geht es weiter', 'Wir lesen Ihre Anfrage und melden uns innerhalb von 24–48 Stunden', 'Impressum'],
    ['en', 'What happens next', 'We read your request and contact you within 24–48 hours', 'Imprint'],
    ['fr', 'Et ensuite ?', 'Nous lisons votre demande et vous recontactons sous 24 à 48 heures', 'Mentions légales'],
  ] as const)(
    'in %s: only the customer’s mail has the next steps and the company',
    async (language, next, step, page) => {
      const confirmation = await sum(purchase, language, 'order-confirmation');
      const ofStaff = await sum(purchase, language, 'order-notice');
      for (const text of [next, step, 'Vitrine Atelier GmbH Lindenhofgasse 7 80331 München', page]) {
        expect(confirmation).toContain(text);
        expect(ofStaff).not.toContain(text);
      }
    },
  );
});

describe.each(['html', 'text'] as const)('the %s of the mail of a request for several', (part) => {
  const OTHER = '0198aaaa-0000-7000-8000-0000eeee2222';
  const first = { ...purchase, request_group: ID };
  const second = { ...subscription, id: OTHER, request_group: ID, product_name: 'Prestige', coupon_code: null };
  const untouched = { ...second, coupon_discount_cents: 0, product_price_cents: 29_000 };
  const read = async (language: Language, kind: 'order-confirmation' | 'order-notice', ...others: object[]) =>
    READ[part](await getMail(first, language, kind, {}, { others })).replaceAll(/[:,] /g, ' ');

  test.each([
    [
      'de',
      'Angefragt 2 Stücke Signature für Juweliere Einmaliger Kauf 8.900 € Gutschein ATELIER10 − 890 € Prestige Abonnement monatlich 290 € pro Monat Einmalig gesamt 8.010 € Monatlich gesamt 290 € pro Monat',
    ],
    [
      'en',
      'Requested 2 pieces Signature für Juweliere One-time purchase €8,900 Coupon ATELIER10 − €890 Prestige Subscription monthly €290 per month One-time total €8,010 Monthly total €290 per month',
    ],
  ] as const)(
    'in %s: has every item with its plan, and the totals paid once and every month',
    async (language, expected) => {
      const found = await read(language, 'order-confirmation', untouched);
      expect(found).toContain(expected);
      expect(found).not.toContain('#eeee2222');
    },
  );

  test.each([
    ['de', 'Erster Monat gesamt 261 € danach 290 € pro Monat'],
    ['en', 'First month in total €261 then €290 per month'],
  ] as const)('in %s: a coupon reduces the first month only', async (language, expected) => {
    expect(await read(language, 'order-confirmation', { ...second, coupon_code: 'ATELIER10' })).toContain(expected);
  });

  test('a price changed by staff is labelled as agreed, without the coupon, which no longer applies', async () => {
    const agreed = { ...purchase, id: OTHER, request_group: ID, product_price_cents: 700_000 };
    const found = await read('en', 'order-confirmation', agreed);
    expect(found).toContain('One-time purchase €7,000 Agreed price One-time total €15,010');
  });

  test('the notice to the staff has the number of each order and links to all of them', async () => {
    const found = await read('en', 'order-notice', untouched);
    expect(found).toContain('Signature für Juweliere and 1 more');
    for (const number of ['#a1b2c3d4', '#eeee2222']) expect(found).toContain(number);
    expect(found).toContain('Show the orders');
  });
});

test('a confirmation repeats no text, link, address or number that could be spam', async () => {
  const typed = {
    fullName: 'Your account is locked: https://evil.example',
    companyName: 'evil.example GmbH',
    street: 'Call +49 89 1234567',
    telephone: '+49 89 7654321',
  };
  const mail = await getMail(purchase, 'en', 'order-confirmation', typed);
  expect(mail.to).toBe(customer.email);
  for (const text of [...Object.values(typed), 'evil', customer.city]) {
    expect(mail.html).not.toContain(text);
    expect(mail.text).not.toContain(text);
  }
  expect(mail.text).toContain('Thank you.');
  expect(mail.text).not.toContain('Your details');
  const notice = await getMail(purchase, 'en', 'order-notice', typed);
  for (const text of Object.values(typed)) expect(notice.text).toContain(text);
});

test('a confirmation repeats a plausible name, company and address', async () => {
  const { text, to } = await getMail(purchase, 'de', 'order-confirmation');
  expect(to).toEqual({ name: customer.fullName, address: customer.email });
  expect(text).toContain(`Vielen Dank, ${customer.fullName}.`);
  for (const detail of [customer.companyName, 'Goldgasse 12, 80331 Musterstadt']) expect(text).toContain(detail);
  for (const detail of [customer.telephone, customer.email]) expect(text).not.toContain(detail);
});

test('the design of the app is in both mails, with its colours, its names and a link', async () => {
  const confirmation = await getMail(purchase, 'de', 'order-confirmation', {}, { design: configuration });
  const notice = await getMail(purchase, 'en', 'order-notice', {}, { design: configuration });
  expect(confirmation.text).toContain('Ihre Gestaltung');
  expect(confirmation.text).toContain('Schriften: Kontrastreich');
  expect(notice.text).toContain('Typefaces: Editorial');
  for (const { html, text } of [confirmation, notice]) {
    expect(html).toContain(`bgcolor="${configuration.primary}"`);
    expect(html).toContain(`bgcolor="${configuration.accent}"`);
    expect(text).toContain(configuration.house);
    expect(text).toMatch(
      /\/configure#house=Haus%20Mondscheinperle&pattern=scales&typeface=editorial&primary=5a1f33&accent=d3a58b/,
    );
  }
  expect((await getMail(purchase, 'de', 'order-confirmation')).text).not.toContain('Gestaltung');
});

test('the name of a house with a message in it is repeated to staff alone, also in links', async () => {
  const house = 'Gewonnen: https://evil.example';
  const confirmation = await getMail(purchase, 'de', 'order-confirmation', {}, { design: { ...configuration, house } });
  for (const part of [confirmation.html, confirmation.text]) expect(part).not.toMatch(/evil|Gewonnen/);
  expect(confirmation.text).toContain('/configure#pattern=scales');
  expect((await getMail(purchase, 'en', 'order-notice', {}, { design: { ...configuration, house } })).text).toContain(
    house,
  );
});
