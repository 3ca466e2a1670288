import { sql } from 'kysely';
import { db } from '../../database/db.js';

/** Selects the end of the audit log's chain, with its hash in hexadecimal. */
export const AUDIT_HEAD = db.selectFrom('audit_head').select(['seq', sql<string>`encode(hash, 'hex')`.as('hash')]);
