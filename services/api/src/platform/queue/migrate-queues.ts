import { runMigrations } from 'bullmq';
import type { Client } from 'pg';
import { QUEUE_SCHEMA, queueNames } from './queue-names.js';

/** Migrates BullMQ's tables, also where the queues are in Redis. */
export async function migrateQueues(owner: Client): Promise<void> {
  await runMigrations(owner, QUEUE_SCHEMA);
  for (const queue of queueNames) {
    // BullMQ would create a queue's sequence with its first job, but only the owner may create it.
    const { rows } = await owner.query<{ name: string }>(`select ${QUEUE_SCHEMA}.job_id_seq_name($1) as name`, [queue]);
    const counter = owner.escapeIdentifier(rows[0]?.name ?? '');
    await owner.query(`create sequence if not exists ${QUEUE_SCHEMA}.${counter}`);
  }
}
