import { randomBytes } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import sharp from 'sharp';
import request from 'supertest';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { createSignedInApp } from '../../../test/uploads/signed-in-app.js';
import { until } from '../../../test/until.js';

/** The same for two processes of one house. */
const SHARED = {
  JWT_SECRET: randomBytes(32).toString('base64url'),
  MAIL_COMPANY: 'Maison Aurel SA, Rue du Lac 1, Genève',
  PRICE_NOTE_DE: 'inkl. MwSt.',
};
const BLUE_AND_SILVER = { primary: '#1b2a4a', accent: '#c8ccd0' };

let database: TestDatabase;
let app: NestExpressApplication;
let bearer: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app, bearer } = await createSignedInApp(database.url, { environment: SHARED }));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const read = async (server = app) => (await request(server.getHttpServer()).get('/api/settings')).body as object;
const put = (body: object) =>
  request(app.getHttpServer()).put('/api/admin/settings').set('Authorization', bearer).send(body);
const staffRead = async () =>
  (await request(app.getHttpServer()).get('/api/admin/settings').set('Authorization', bearer)).body as {
    version: number;
  };
const icon = (name: string) => request(app.getHttpServer()).get(`/api/settings/icons/${name}`);

test('until staff write them, the facts are those of the variables and of the product', async () => {
  expect(await read()).toMatchObject({
    name: 'Vitrine',
    contact: { address: 'Rue du Lac 1, Genève' },
    legal: { company: 'Maison Aurel SA', vatId: null },
    priceNote: { de: 'inkl. MwSt.', en: 'plus VAT' },
    languages: ['de', 'en', 'fr'],
  });
});

test('a part of a group is written, and the rest of it stays', async () => {
  const answer = await put({ name: 'Maison Aurel', contact: { email: 'salon@aurel.example' } });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ name: 'Maison Aurel', version: 2, updatedBy: expect.any(String) });
  expect(await read()).toMatchObject({
    name: 'Maison Aurel',
    contact: { email: 'salon@aurel.example', telephone: '+49 89 99998010' },
  });
  const [entry] = await database.query(`select action from audit_log where action = 'settings.update'`);
  expect(entry).toBeDefined();
});

test('a change invalidates the kept answer of another process', async () => {
  const other = await createTestApp(database.url, { environment: SHARED });
  await read(other);
  await put({ answerTime: { en: 'two working days' } });
  await until(async () => expect(await read(other)).toMatchObject({ answerTime: { en: 'two working days' } }));
  await other.close();
});

test.each([
  [
    { primary: '#8899aa', accent: '#000000' },
    'colours.primary',
    /^The main colour has a contrast of 2\.\d+ : 1 to the light ground\. Text needs at least 4\.5 : 1$/,
  ],
  [
    { primary: '#1b2a4a', accent: '#30406a' },
    'colours.accent',
    /^The second colour has a contrast of 1\.\d+ : 1 to the main colour\. Text needs at least 4\.5 : 1$/,
  ],
  [{ primary: 'blue' }, 'colours.primary', /^Please enter a colour as #/],
])('colours %p that cannot be read are refused with the ratio', async (colours, field, message) => {
  const answer = await put({ colours });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual([{ field, message: expect.stringMatching(message) }]);
});

test.each([
  [{ logo: '/uploads/logo.svg' }, 'logo', 'The logo must be a PNG, WebP or AVIF picture'],
  [{ logo: '/uploads/logo.jpg' }, 'logo', 'The logo must be a PNG, WebP or AVIF picture'],
  [{ name: ' ' }, 'name', 'The name of the house is required'],
  [{ languages: ['en'] }, 'languages', 'German is always among the languages of the site'],
  [{ contact: 'x' }, 'contact', 'This part of the settings must be an object'],
  [{ fonts: 'comic' }, 'fonts', 'The typefaces must be one of classic, editorial, inscription, modern'],
  [{ openingPages: { office: '/elsewhere' } }, 'openingPages.office', 'Please choose a screen of the administration'],
])('%p is refused in a sentence', async (body, field, message) => {
  const answer = await put(body);
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual([{ field, message }]);
});

test('a stale version changes nothing', async () => {
  const { version } = await staffRead();
  const answer = await put({ name: 'Other', version: version - 1 });
  expect([answer.status, answer.body.code]).toEqual([409, 'STALE_VERSION']);
  expect(await read()).toMatchObject({ name: 'Maison Aurel' });
});

const middle = async (png: Buffer): Promise<number[]> => {
  const { width } = await sharp(png).metadata();
  const centre = Math.floor(width / 2);
  return [
    ...(await sharp(png).extract({ left: centre, top: centre, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
};

test('icons are made from the first letter and the colours, then from the logo', async () => {
  await put({ colours: BLUE_AND_SILVER });
  const letter = await icon('icon-192.png').buffer();
  expect([letter.status, letter.type]).toEqual([200, 'image/png']);
  expect(await sharp(letter.body as Buffer).metadata()).toMatchObject({ width: 192, height: 192 });
  const corner = await sharp(letter.body as Buffer)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(corner[2]).toBeGreaterThan(corner[0] ?? 255);

  const logo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#aa0000' } })
    .png()
    .toBuffer();
  const upload = await request(app.getHttpServer())
    .post('/api/upload')
    .set('Authorization', bearer)
    .attach('files', logo, 'logo.png');
  const [path] = (upload.body as { urls: [string] }).urls;
  expect((await put({ logo: path })).status).toBe(200);
  const drawn = await icon('maskable-512.png').buffer();
  expect(await middle(drawn.body as Buffer)).toEqual([170, 0, 0]);
  expect((await icon('maskable-512.png').set('If-None-Match', String(drawn.headers['etag']))).status).toBe(304);
});

test('an icon with an unknown name is not found', async () => {
  const answer = await icon('icon-7.png');
  expect([answer.status, answer.body.error]).toEqual([404, 'Icon not found']);
});
