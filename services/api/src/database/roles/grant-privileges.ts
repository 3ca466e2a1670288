import type { ClientBase } from 'pg';
import { RETENTION_ROLE, RUNTIME_ROLE } from './role-names.js';

/** The schemas with tables that the runtime uses; one that does not exist is skipped. */
const SCHEMAS = ['public', 'bullmq'];

const FORGET_AUDIT = 'public.forget_audit_entries(timestamptz, integer, uuid, text)';

const RUNTIME = SCHEMAS.map(
  (schema) => `
    if to_regnamespace('${schema}') is not null then
      grant usage on schema ${schema} to ${RUNTIME_ROLE};
      grant select, insert, update, delete on all tables in schema ${schema} to ${RUNTIME_ROLE};
      grant usage, select on all sequences in schema ${schema} to ${RUNTIME_ROLE};
      alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${RUNTIME_ROLE};
      alter default privileges in schema ${schema} grant usage, select on sequences to ${RUNTIME_ROLE};
    end if;`,
).join('');

/**
 * Run by the owner after each migration. Grants on all tables come first; exceptions are then revoked in the same transaction.
 */
const PRIVILEGES = `
  do $$
  begin
    revoke create on schema public from public;
    if to_regrole('${RUNTIME_ROLE}') is not null then
      ${RUNTIME}
      revoke insert, update, delete on mikro_orm_migrations from ${RUNTIME_ROLE};
      revoke update, delete on audit_log from ${RUNTIME_ROLE};
      revoke insert, update, delete on audit_chain, audit_head from ${RUNTIME_ROLE};
    end if;
    if to_regrole('${RETENTION_ROLE}') is not null then
      grant usage on schema public to ${RETENTION_ROLE};
      grant execute on function ${FORGET_AUDIT} to ${RETENTION_ROLE};
    end if;
  end $$`;

/** Grants the roles that exist on the server their privileges on all present tables. Does nothing for roles that do not exist. */
export async function grantPrivileges(owner: ClientBase): Promise<void> {
  await owner.query(PRIVILEGES);
}
