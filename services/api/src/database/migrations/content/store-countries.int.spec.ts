import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { migrationOptions } from '../../database-options.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('German names of countries become English ones, other names are not changed', async () => {
  const countries = ['Deutschland', 'schweiz', 'Germany', 'Portugal'];
  for (const country of countries) {
    await database.query(
      "insert into stores (id, name, address, city, country) values (gen_random_uuid(), $1, 'Ring 1', 'Bern', $1)",
      [country],
    );
  }
  const orm = await MikroORM.init({ ...migrationOptions(database.ownerUrl), logger: () => undefined });
  await orm.migrator.down({ migrations: ['Migration20261123040000StoreCountries'] });
  await orm.migrator.up();
  await orm.close(true);
  const stores = await database.query("select name, country, version from stores where city = 'Bern' order by name");
  expect(stores).toEqual([
    { name: 'Deutschland', country: 'Germany', version: 2 },
    { name: 'Germany', country: 'Germany', version: 1 },
    { name: 'Portugal', country: 'Portugal', version: 1 },
    { name: 'schweiz', country: 'Switzerland', version: 2 },
  ]);
});
