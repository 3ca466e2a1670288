import { createHmac } from 'node:crypto';
import { localDatabaseUrl } from './postgres.ts';

/** Connection URLs of a local database, one for each account. */
export interface DatabaseUrls {
  /** Of the superuser that made the embedded server; `undefined` where the environment names another server. */
  admin: string | undefined;
  /** Of the account that owns the tables. */
  owner: string;
  /** Of `api` and `worker`. */
  runtime: string;
  /** Of the worker's account that deletes old audit entries; `undefined` where the environment names none. */
  retention: string | undefined;
}

/** The accounts of the embedded server. Their passwords follow from the superuser's, so that nothing more has to be kept. */
export function localDatabaseUrls(port: number, password: string): DatabaseUrls {
  const toUrl = (user: string) => {
    const own = createHmac('sha256', password).update(user).digest('base64url');
    return localDatabaseUrl(port, own, { user });
  };
  return {
    admin: localDatabaseUrl(port, password),
    owner: toUrl('vitrine_owner'),
    runtime: toUrl('vitrine_runtime'),
    retention: toUrl('vitrine_retention'),
  };
}

/** The variables that `migrate` reads. */
export const accountEnvironment = ({ admin, owner, runtime, retention }: DatabaseUrls): NodeJS.ProcessEnv => ({
  ...(admin !== undefined && { DATABASE_ADMIN_URL: admin }),
  DATABASE_OWNER_URL: owner,
  DATABASE_URL: runtime,
  ...(retention !== undefined && { DATABASE_RETENTION_URL: retention }),
});

/** An environment without the variables that a service has no use for. */
export function withoutVariables(env: NodeJS.ProcessEnv, ...names: string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}
