import type { NestExpressApplication } from '@nestjs/platform-express';
import { COMPARED_MONTHS, planFacts, timeline } from '@vitrine/schemas/plan-facts';
import sharp from 'sharp';
import request from 'supertest';
import { extractText, getDocumentProxy } from 'unpdf';
import { insert } from '../../../../test/catalogue.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { storeFile } from '../../../../test/uploads/store-file.js';

let database: TestDatabase;
let app: NestExpressApplication;
let signature: string;
let bare: string;

const PICTURE = '/uploads/sheet-signature.webp';

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, {
    environment: {
      MAIL_COMPANY: 'Vitrine Atelier GmbH, Lindenhofgasse 7, 80331 München',
      PUBLIC_URL: 'https://v.example',
    },
  });
  const picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#0b3326' } })
    .webp()
    .toBuffer();
  await storeFile(app, 'sheet-signature.webp', picture);
  const feature = await insert(database, 'features', {
    title: 'Persönliche Beratung',
    description: 'Mit dem vertrauten Gesicht.',
    translations: { en: { title: 'Personal advice', description: 'With the familiar face.' } },
  });
  signature = await insert(database, 'products', {
    name: 'Signature für Łódź',
    description: 'Die Edition für Häuser. Mit Größe.',
    subtitle: 'Für das Haus',
    price_cents: 890_010,
    subscription_price_cents: 29_000,
    enhanced_service_price_cents: 39_000,
    image: PICTURE,
    images: [PICTURE],
    features: [{ title: 'Persönliche Beratung', id: feature }],
    colors: ['Grün'],
    translations: { en: { name: 'Signature for Łódź', description: 'The edition for houses.', colors: ['Green'] } },
  });
  bare = await insert(database, 'products', {
    name: 'Zeta',
    description: 'Nur auf Anfrage.',
    image: '/uploads/gone.webp',
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (id: string, language: string) =>
  request(app.getHttpServer())
    .get(`/api/products/${id}/sheet.pdf?lang=${language}`)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

async function read(body: unknown) {
  const document = await getDocumentProxy(new Uint8Array(body as Buffer));
  const { text } = await extractText(document, { mergePages: true });
  const metadata = await document.getMetadata();
  const info = metadata.info as Record<string, unknown>;
  return { text: text.replace(/\s+/g, ' '), info, document };
}

describe.each([
  ['de', 'Signature für Łódź', 'Persönliche Beratung', '8.900,10 € zzgl. MwSt.', '17.400 €', 'Unverbindlich anfragen'],
  ['en', 'Signature for Łódź', 'Personal advice', '€8,900.10 plus VAT', '€17,400', 'Request without obligation'],
] as const)('the sheet in %s', (language, name, feature, price, total, ask) => {
  test('has the product, its features, plans, costs, timeline and the address', async () => {
    const answer = await get(signature, language).expect(200);
    const { text, document } = await read(answer.body);
    // the text extraction inserts a space where the font changes within a word
    expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
    for (const part of [feature, price, total, ask, 'Lindenhofgasse 7', `https://v.example/product/${signature}`])
      expect(text).toContain(part);
    for (const { name: fact, values } of planFacts(language)) {
      expect(text).toContain(fact);
      expect(text).toContain(values.enhanced);
    }
    for (const { title } of timeline(language)) expect(text).toContain(title);
    for (const months of COMPARED_MONTHS) expect(text).toContain(`${months} `);
    expect(document.numPages).toBe(2);
  });

  test('is a tagged document with language and title, and embeds its fonts and the picture', async () => {
    const answer = await get(signature, language).expect(200);
    const { info, document } = await read(answer.body);
    expect(String(info['Title'])).toContain(name);
    expect(info['Language']).toBe(language);
    expect((await document.getMarkInfo())?.['Marked']).toBe(true);
    const pdf = (answer.body as Buffer).toString('latin1');
    expect(new Set(pdf.match(/\/FontName \/\w{6}\+[\w-]+/g)).size).toBeGreaterThanOrEqual(3);
    expect(pdf).not.toContain('/BaseFont /Helvetica');
    expect(pdf).toContain('/DCTDecode');
  });

  test('is sent inline, and not again while nothing has changed', async () => {
    const { headers } = await get(signature, language).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': language,
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-disposition': expect.stringMatching(/^inline; filename="vitrine-signature-f\w+-[\w-]+-(de|en)\.pdf"$/),
    });
    expect(headers['vary']).toContain('Accept-Language');
    const again = await get(signature, language)
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
    expect(again.headers['content-language']).toBe(language);
  });
});

test('changes with the product', async () => {
  const before = await get(bare, 'de').expect(200);
  expect((await read(before.body)).text).toContain('Preis auf Anfrage');
  await database.query(`update products set price_cents = 123456 where id = '${bare}'`);
  const after = await get(bare, 'de')
    .set('If-None-Match', before.headers['etag'] ?? '')
    .expect(200);
  expect((await read(after.body)).text).toContain('1.234,56 €');
});

test('is drawn without a picture that is not stored', async () => {
  const answer = await get(bare, 'en').expect(200);
  expect((answer.body as Buffer).toString('latin1')).not.toContain('/DCTDecode');
});

test('two concurrent requests get the same bytes', async () => {
  await database.query(`update products set display_order = 77 where id = '${bare}'`);
  const [one, other] = await Promise.all([get(bare, 'de'), get(bare, 'de')]);
  expect(one.body).toEqual(other.body);
});

test('an unknown product gives 404', async () => {
  const answer = await request(app.getHttpServer()).get('/api/products/0197a000-0000-7000-8000-00000000ffff/sheet.pdf');
  expect(answer.status).toBe(404);
  expect(answer.body).toMatchObject({ error: 'Product not found' });
});
