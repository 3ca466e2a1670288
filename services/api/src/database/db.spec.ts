import { sql } from 'kysely';
import { db, prepared } from './db.js';
import { anyOf } from './expressions.js';

test('a prepared statement has its values in the order of its text, with a list as one value', () => {
  const statement = prepared<{ ids: readonly string[]; language: string }>()('contacts-of', ({ ids, language }) =>
    db
      .selectFrom('contacts')
      .select('id')
      .where(sql<boolean>`language = ${language}`)
      .where('id', '=', anyOf(ids, 'uuid'))
      .where('status', '=', 'new')
      .where(sql<boolean>`${language} <> 'de'`),
  );
  expect(statement.with({ ids: ['a', 'b'], language: 'en' })).toEqual({
    name: 'contacts-of',
    text: `select "id" from "contacts" where language = $1 and "id" = any ($2::uuid[]) and "status" = $3 and $4 <> 'de'`,
    values: ['en', ['a', 'b'], 'new', 'en'],
  });
  expect(statement.with({ ids: [], language: 'de' }).values).toEqual(['de', [], 'new', 'de']);
});
