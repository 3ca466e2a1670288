/** May read and write every table, but not change the schema or audit entries. Accounts of `api` and `worker` are this role or members of it. */
export const RUNTIME_ROLE = 'vitrine_runtime';

/** May only delete audit entries after their retention period. The worker's second account is this role or a member of it. */
export const RETENTION_ROLE = 'vitrine_retention';
