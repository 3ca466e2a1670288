import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { insert } from '../../../test/catalogue.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { picture, video } from '../../../test/uploads/pictures.js';
import { createSignedInApp } from '../../../test/uploads/signed-in-app.js';

let database: TestDatabase;
let app: NestExpressApplication;
let staff: ReturnType<typeof request.agent>;
let files: () => Promise<string[]>;

const rosenhag = {
  name: 'Juwelier Rosenhag',
  address: 'Residenzstraße 12',
  city: 'München',
  state: 'Bayern',
  country: 'Germany',
  postalCode: '80333',
  phone: '+49 89 5550100',
  email: 'haus@rosenhag.example',
  website: 'https://rosenhag.example',
  description: 'Zeitmesser\nseit 1911.',
  services: ['Beratung', 'Gravur'],
  image: '/uploads/rosenhag.webp',
  latitude: 48.1405,
  longitude: 11.5786,
  openingHours: [
    { day: 'tuesday', opens: '10:00', closes: '13:00' },
    { day: 'tuesday', opens: '14:00', closes: '18:30' },
    { day: 'saturday', opens: '10:00', closes: '16:00' },
  ],
  timeZone: 'Europe/Vienna',
  isActive: true,
  translations: { en: { description: 'Timepieces since 1911.', services: ['Advice', 'Engraving'] } },
};
const OWNER = 'owner@vitrine.example';
const least = { name: 'Zur Linde', address: 'Am Markt 1', city: 'Leipzig', country: 'Germany' };

beforeAll(async () => {
  database = await createTestDatabase();
  const signedIn = await createSignedInApp(database.url);
  ({ app, files } = signedIn);
  staff = request.agent(app.getHttpServer()).set('Authorization', signedIn.bearer);
  const picture = { path: rosenhag.image, kind: 'image', mime_type: 'image/webp', size_bytes: 9 };
  await insert(database, 'media_files', { ...picture, width: 1600, height: 900 });
});
afterEach(() => database.query('delete from stores'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const shown = async (query = '') => (await request(app.getHttpServer()).get(`/api/stores${query}`)).body as object[];
const created = async (fields: object) => {
  const answer = await staff.post('/api/stores').send(fields);
  expect(answer.status).toBe(201);
  return answer.body as { id: string; version: number };
};

test('a store is created with all its fields and shown in both languages', async () => {
  const store = await created({ ...rosenhag, id: 'mine', _id: 'mine', createdAt: '1999-01-01', colour: 'red' });
  const pictures = { [rosenhag.image]: { width: 1600, height: 900, variants: [] } };
  expect(store).toEqual({
    ...rosenhag,
    pictures,
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    version: 1,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    updatedBy: 'owner@vitrine.example',
  });
  const { translations, ...fields } = rosenhag;
  expect(await shown()).toEqual([{ ...fields, id: store.id, pictures }]);
  expect(await shown('?lang=en')).toEqual([{ ...fields, ...translations.en, id: store.id, pictures }]);
});

test('a store needs only name, address, city and country', async () => {
  const empty = { phone: '', email: '', website: '', image: '', description: '', latitude: '', longitude: '' };
  for (const fields of [least, { ...least, ...empty, services: '' }, { ...least, email: null, services: null }]) {
    expect(await created(fields)).toMatchObject({
      ...least,
      phone: null,
      email: null,
      website: null,
      image: null,
      description: '',
      services: [],
      latitude: null,
      longitude: null,
      openingHours: [],
      timeZone: 'Europe/Berlin',
      isActive: true,
      translations: {},
    });
  }
});

test('a form can send a picture as a file, and lists as JSON text', async () => {
  const form = staff.post('/api/stores').attach('image', await picture('jpeg'), 'x.jpg');
  for (const [name, value] of Object.entries(least)) form.field(name, value);
  form
    .field('services', JSON.stringify(rosenhag.services))
    .field('translations', JSON.stringify(rosenhag.translations));
  const answer = await form.field('latitude', '51.34').field('isActive', 'true');
  expect(answer.status).toBe(201);
  const { services, translations } = rosenhag;
  expect(answer.body).toMatchObject({ ...least, services, translations, latitude: 51.34, isActive: true });
  const { image, id } = answer.body as { image: string; id: string };
  expect(image).toMatch(/^\/uploads\/.*\.jpg$/);
  const changed = await staff
    .put(`/api/stores/${id}`)
    .attach('image', await picture('png'), 'x.png')
    .field('name', 'Neu');
  expect(changed.body).toMatchObject({ ...least, name: 'Neu', services });
  expect(changed.body.image).toMatch(/\.png$/);
  expect(await shown()).toMatchObject([{ pictures: { [changed.body.image as string]: { width: 64, height: 48 } } }]);
});

test('a refused form leaves no file', async () => {
  const before = await files();
  const incomplete = await staff
    .post('/api/stores')
    .attach('image', await picture('png'), 'x.png')
    .field('name', 'x');
  expect(incomplete.status).toBe(400);
  const film = await staff.post('/api/stores').attach('image', video('mp4'), 'x.png').field('name', 'x');
  expect(film.status).toBe(415);
  expect(await files()).toEqual(before);
});

const DAYS = 'Day must be one of monday, tuesday, wednesday, thursday, friday, saturday, sunday';
const TIMES = 'Opening times must be given as HH:MM, and a store must open before it closes';

test.each([
  [{ name: ' ' }, 'name', 'Store name is required'],
  [{ address: undefined }, 'address', 'Address is required'],
  [{ city: null }, 'city', 'City is required'],
  [{ country: '' }, 'country', 'Country is required'],
  [{ name: 'x'.repeat(201) }, 'name', 'This text must be at most 200 characters'],
  [{ latitude: 90.01 }, 'latitude', 'Latitude must be a number between -90 and 90'],
  [{ latitude: 'north' }, 'latitude', 'Latitude must be a number between -90 and 90'],
  [{ longitude: -180.5 }, 'longitude', 'Longitude must be a number between -180 and 180'],
  [{ longitude: [1] }, 'longitude', 'Longitude must be a number between -180 and 180'],
  [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
  [{ website: 'javascript:alert(1)' }, 'website', 'Please enter an address that begins with http:// or https://'],
  [{ website: 'rosenhag.example' }, 'website', 'Please enter an address that begins with http:// or https://'],
  [{ services: [{}] }, 'services.0', 'This value must be a text'],
  [
    { services: Array.from({ length: 51 }, () => 'x') },
    'services',
    'Services must be a list of at most 50 texts of up to 100 characters',
  ],
  [{ openingHours: [{ day: 'Montag', opens: '10:00', closes: '18:00' }] }, 'openingHours.0.day', DAYS],
  [{ openingHours: [{ day: 'monday', opens: '9:00', closes: '18:00' }] }, 'openingHours.0.opens', TIMES],
  [{ openingHours: [{ day: 'monday', opens: '10:00', closes: '24:00' }] }, 'openingHours.0.closes', TIMES],
  [{ openingHours: [{ day: 'monday', opens: '18:00', closes: '10:00' }] }, 'openingHours.0', TIMES],
  [{ openingHours: [null] }, 'openingHours.0', TIMES],
  [{ openingHours: 'Mo-Fr' }, 'openingHours.0', TIMES],
  [
    {
      openingHours: [
        { day: 'monday', opens: '12:00', closes: '18:00' },
        { day: 'monday', opens: '10:00', closes: '13:00' },
      ],
    },
    'openingHours',
    'Two opening times of one day must not overlap',
  ],
  [{ timeZone: 'Berlin' }, 'timeZone', 'Time zone must be an IANA name such as Europe/Berlin'],
  [{ timeZone: 'Europe/Atlantis' }, 'timeZone', 'Time zone must be an IANA name such as Europe/Berlin'],
  [{ image: '//evil.example/x.webp' }, 'image', 'Please enter a path of this site, such as /uploads/picture.webp'],
  [{ isActive: 'maybe' }, 'isActive', 'This value must be true or false'],
  [{ translations: { en: { description: 1 } } }, 'translations.en.description', 'This value must be a text'],
])('%p is refused', async (changes, field, message) => {
  const answer = await staff.post('/api/stores').send({ ...rosenhag, ...changes });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field, message }] });
});

test('opening hours are stored in the order of the week', async () => {
  const [early, late, saturday] = rosenhag.openingHours;
  const { id } = await created({ ...least, openingHours: [saturday, late, early] });
  expect(await shown()).toMatchObject([{ id, openingHours: [early, late, saturday] }]);
  const cleared = await staff.put(`/api/stores/${id}`).send({ openingHours: [], timeZone: '' });
  expect(cleared.body).toMatchObject({ openingHours: [], timeZone: 'Europe/Berlin' });
});

test('the extreme coordinates are accepted', async () => {
  await created({ ...least, latitude: -90, longitude: 180 });
  await created({ ...least, latitude: '90', longitude: '-180' });
  await created({ ...least, latitude: 0, longitude: 0 });
});

test('visitors see active stores by name, staff see all', async () => {
  await created({ ...least, name: 'Öhler' });
  await created({ ...least, name: 'Zander' });
  await created({ ...least, name: 'Orth', isActive: false });
  expect(await shown()).toMatchObject([{ name: 'Öhler' }, { name: 'Zander' }]);
  const all = await staff.get('/api/stores/all');
  expect(all.body).toMatchObject([{ name: 'Öhler' }, { name: 'Orth', isActive: false }, { name: 'Zander' }]);
});

test('sending the whole store back with one change returns the changed store', async () => {
  const store = await created(rosenhag);
  const answer = await staff.put(`/api/stores/${store.id}`).send({ ...store, isActive: false });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ ...store, isActive: false, version: 2, updatedAt: expect.any(String) });
  expect(await shown()).toEqual([]);
});

test('a change reports invalid entries like a creation', async () => {
  const { id } = await created(rosenhag);
  const answer = await staff.put(`/api/stores/${id}`).send({ services: ['x', {}] });
  expect(answer.body.fields).toEqual([{ field: 'services.1', message: 'This value must be a text' }]);
});

test('a change of one field keeps the others', async () => {
  const store = await created(rosenhag);
  const answer = await staff.put(`/api/stores/${store.id}`).send({ city: 'Wien' });
  expect(answer.body).toMatchObject({ ...rosenhag, city: 'Wien' });
});

test('a stale version changes nothing', async () => {
  const { id } = await created(rosenhag);
  await staff.put(`/api/stores/${id}`).send({ city: 'Wien', version: 1 });
  const answer = await staff.put(`/api/stores/${id}`).send({ city: 'Graz', version: 1 });
  expect(answer.status).toBe(409);
  expect(answer.body.code).toBe('STALE_VERSION');
  expect(await shown()).toMatchObject([{ city: 'Wien' }]);
});

test('a stale version is reported with who changed the store and when; other errors name nobody', async () => {
  const { id } = await created(rosenhag);
  const changed = await staff.put(`/api/stores/${id}`).send({ city: 'Wien', version: 1 });
  expect(changed.body.updatedBy).toBe(OWNER);
  const stale = await staff.put(`/api/stores/${id}`).send({ city: 'Graz', version: 1 });
  expect(stale.body).toMatchObject({
    updatedBy: OWNER,
    updatedAt: changed.body.updatedAt as string,
  });
  const invalid = await staff.put(`/api/stores/${id}`).send({ city: '' });
  expect(invalid.body).not.toHaveProperty('updatedBy');
});

test('a write of another process is visible', async () => {
  const { id } = await created(least);
  await shown();
  await database.query(`update stores set name = 'Anderswo' where id = $1`, [id]);
  await until(async () => expect(await shown()).toMatchObject([{ name: 'Anderswo' }]));
});

test('each write is visible in the next read', async () => {
  await until(async () => expect(await shown()).toEqual([]));
  const { id } = await created(least);
  expect(await shown()).toHaveLength(1);
  await staff.put(`/api/stores/${id}`).send({ name: 'Zur Eiche' });
  expect(await shown()).toMatchObject([{ name: 'Zur Eiche' }]);
  expect((await staff.delete(`/api/stores/${id}`)).status).toBe(204);
  expect(await shown()).toEqual([]);
});

test.each(['0197aaaa-0000-7000-8000-000000000000', 'x'])('store %s is unknown', async (id) => {
  for (const answer of [await staff.put(`/api/stores/${id}`).send({}), await staff.delete(`/api/stores/${id}`)]) {
    expect(answer.status).toBe(404);
    expect(answer.body.error).toBe('Store not found');
  }
});
