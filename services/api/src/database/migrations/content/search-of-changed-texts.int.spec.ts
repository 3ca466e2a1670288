import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { migrationOptions } from '../../database-options.js';

const MIGRATIONS = ['Migration20261128220210SearchOfChangedTexts', 'Migration20261128220200EventsOfManyRows'];
const TEXTS = ['Grün  &  Gold – ÄÖÜ ß', 'Œuvre, Æther; Łódź (naïve)', '… ', '', 'a-b_c  a b\tGrün'];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The words of each text, sorted because their order does not matter. */
async function foldAll() {
  const folded = await database.query<{ words: string; once: string }>(
    'select search_words(text) as words, search_distinct_words(text) as once from unnest($1::text[]) as text',
    [TEXTS],
  );
  return folded.map(({ words, once }) => [words, once.split(' ').toSorted()]);
}

/** What the triggers write when a store is created, renamed and deleted. */
async function follow() {
  await database.query('delete from events');
  const entries = () => database.query(`select title_de from search_entries where type = 'store'`);
  const translations = () => database.query(`select title from search_translations where type = 'store'`);
  await database.query(
    `insert into stores (id, name, address, city, country, translations)
     values (gen_random_uuid(), 'Turmalin', 'x', 'x', 'x', '{"fr": {"description": "Maison"}}')`,
  );
  const made = [await entries(), await translations()];
  await database.query(`update stores set name = 'Opal', version = version + 1`);
  const renamed = [await entries(), await translations()];
  await database.query('delete from stores');
  const gone = [await entries(), await translations()];
  return { made, renamed, gone, events: await database.query('select type from events order by seq') };
}

test('the previous triggers wrote the same, and migrating down restores them', async () => {
  const [words, written] = [await foldAll(), await follow()];
  expect(written).toMatchObject({ made: [[{ title_de: 'Turmalin' }], [{ title: 'Turmalin' }]], gone: [[], []] });
  expect(written.events.map(({ type }) => type)).toEqual(['store.created', 'store.updated', 'store.deleted']);
  const orm = await MikroORM.init({ ...migrationOptions(database.ownerUrl), logger: () => undefined });
  for (const migration of MIGRATIONS) await orm.migrator.down({ migrations: [migration] });
  expect([await foldAll(), await follow()]).toEqual([words, written]);
  await orm.migrator.up();
  await orm.close(true);
  expect([await foldAll(), await follow()]).toEqual([words, written]);
});
