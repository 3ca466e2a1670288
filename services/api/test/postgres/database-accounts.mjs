import pg from 'pg';

/** The accounts that `migrate` creates elsewhere, here once for all test databases; each account's password is its name. */
const ACCOUNTS = ['vitrine_owner', 'vitrine_runtime', 'vitrine_retention'];

/** @param {string} superuserUrl with a database name */
export async function createAccounts(superuserUrl) {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    for (const name of ACCOUNTS) await client.query(`create role ${name} login password '${name}'`);
  } finally {
    await client.end();
  }
}
