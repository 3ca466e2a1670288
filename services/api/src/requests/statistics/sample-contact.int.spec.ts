import type { NestExpressApplication } from '@nestjs/platform-express';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: { ...staffEnvironment, DEMO_DATA: 'off' } });
  owner = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const isSample = async (staff = owner) => (await staff.get('/api/admin/attention').expect(200)).body.sampleContact;
const write = (body: object) => owner.put('/api/admin/settings').send(body).expect(200);

test('a house without demo data gets a notice of sample contact details until all of them are replaced', async () => {
  expect(await isSample()).toBe(true);
  await write({ contact: { email: 'salon@aurel.example', telephone: null } });
  expect(await isSample()).toBe(true);
  await write({ social: { video: null, photos: null, apps: 'https://apps.aurel.example', site: null } });
  expect(await isSample()).toBe(false);
});

test('the notice is null for staff who may not change the settings', async () => {
  await addStaff(database, { email: 'texts@vitrine.example', role: 'editor' });
  expect(await isSample(await signInAs(app, 'texts@vitrine.example'))).toBeNull();
});
