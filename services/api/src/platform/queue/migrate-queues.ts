import { runMigrations } from 'bullmq';
import type { Client } from 'pg';
import { QUEUE_SCHEMA, queueNames } from './queue-names.js';

/** Brings BullMQ's tables to its newest schema, whether or not PostgreSQL carries the queue. */
export async function migrateQueues(owner: Client): Promise<void> {
  await runMigrations(owner, QUEUE_SCHEMA);
  for (const queue of queueNames) {
    // BullMQ would make a queue's counter with its first job, which only the owner may.
    const { rows } = await owner.query<{ name: string }>(`select ${QUEUE_SCHEMA}.job_id_seq_name($1) as name`, [queue]);
    const counter = owner.escapeIdentifier(rows[0]?.name ?? '');
    await owner.query(`create sequence if not exists ${QUEUE_SCHEMA}.${counter}`);
  }
}
