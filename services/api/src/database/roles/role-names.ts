/** May read and write every table, but changes no schema and no audit entry. Accounts of `api` and `worker` are this role or members of it. */
export const RUNTIME_ROLE = 'vitrine_runtime';

/** May forget audit entries that are past their period, and nothing else. The worker's second account is this role or a member of it. */
export const RETENTION_ROLE = 'vitrine_retention';
