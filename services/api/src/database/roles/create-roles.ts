import { Client } from 'pg';
import { RETENTION_ROLE, RUNTIME_ROLE } from './role-names.js';

/** Connection URLs with the names and passwords of the accounts. */
export interface RoleUrls {
  /** A superuser, or an account with CREATEROLE that owns the database. */
  admin: string;
  owner: string;
  runtime: string | undefined;
  retention: string | undefined;
}

/** Selects for each object of Vitrine that the owner does not own yet a statement that transfers it. */
const FOREIGN_OBJECTS = `
  with owner as (select oid from pg_roles where rolname = $1),
    ours as (select oid, nspname, nspowner from pg_namespace where nspname in ('public', 'bullmq', 'demo_data'))
  select format('alter schema %I owner to %I', nspname, $1::text) as statement from ours where nspowner <> (select oid from owner)
  union all
  select format('alter %s %I.%I owner to %I',
      case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, nspname, relname, $1::text)
    from pg_class c join ours on ours.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relowner <> (select oid from owner)
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i', 'e'))
  union all
  select format('alter routine %s owner to %I', p.oid::regprocedure, $1::text)
    from pg_proc p join ours on ours.oid = p.pronamespace
    where p.proowner <> (select oid from owner) and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('alter type %I.%I owner to %I', nspname, typname, $1::text)
    from pg_type t join ours on ours.oid = t.typnamespace
    where t.typowner <> (select oid from owner) and t.typtype in ('e', 'd')`;

/**
 * Creates or updates the accounts of an installation. The owner gets the database and all objects of Vitrine in it, including those that a single
 * account for everything created before. May be repeated; a changed password is set.
 * @throws the database's error, in particular when the admin account may not create roles
 */
export async function createRoles({ admin, owner, runtime, retention }: RoleUrls): Promise<void> {
  const client = new Client({ connectionString: admin });
  await client.connect();
  try {
    const ownerName = await createAccount(client, owner);
    await createGroup(client, RUNTIME_ROLE);
    await createGroup(client, RETENTION_ROLE);
    if (runtime !== undefined) await createAccount(client, runtime, RUNTIME_ROLE);
    if (retention !== undefined) await createAccount(client, retention, RETENTION_ROLE);
    await transferOwnership(client, ownerName);
  } finally {
    await client.end();
  }
}

async function createGroup(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  if (rowCount === 0) await client.query(`create role ${name} nologin`);
}

/**
 * Creates or updates an account that may sign in and has no other privileges than those of the group.
 * @param group the role whose member the account becomes; may be the account itself
 * @returns its name
 */
async function createAccount(client: Client, url: string, group?: string): Promise<string> {
  const { username, password } = new URL(url);
  const name = decodeURIComponent(username);
  const role = client.escapeIdentifier(name);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  if (rowCount === 0) await client.query(`create role ${role}`);
  const secret = password === '' ? '' : `password ${client.escapeLiteral(decodeURIComponent(password))}`;
  await client.query(`alter role ${role} login ${secret}`);
  if (group !== undefined && group !== name) await client.query(`grant ${group} to ${role}`);
  return name;
}

async function transferOwnership(client: Client, owner: string): Promise<void> {
  const role = client.escapeIdentifier(owner);
  const { rows } = await client.query<{ database: string; mine: boolean; superuser: boolean }>(
    `select current_database() as database, current_user = $1 as mine, rolsuper as superuser from pg_roles where rolname = current_user`,
    [owner],
  );
  const [{ database, mine, superuser } = { database: '', mine: false, superuser: false }] = rows;
  if (mine) return;
  // An account that is not a superuser can only transfer ownership to a role that it is a member of.
  if (!superuser) await client.query(`grant ${role} to current_user`);
  await client.query(`alter database ${client.escapeIdentifier(database)} owner to ${role}`);
  const foreign = await client.query<{ statement: string }>(FOREIGN_OBJECTS, [owner]);
  for (const { statement } of foreign.rows) await client.query(statement);
}
