import { Injectable } from '@nestjs/common';
import { run, type Database, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { createAccountMail, type AccountMailKind } from './outbox/outbox-entry.js';
import { OutboxService } from './outbox/outbox.service.js';

const OWNERS = db.selectFrom('admins').where('role', '=', 'owner').where('state', '=', 'active');

/** Queues mails to every active owner about what concerns the whole house. */
@Injectable()
export class OwnerMails {
  constructor(private readonly outbox: OutboxService) {}

  /** @param connection of the transaction that causes the mails */
  async enqueue(connection: Queryable, kind: AccountMailKind): Promise<void> {
    const owners = await run(connection, OWNERS.select('id').orderBy('id'));
    for (const { id } of owners) await this.outbox.add(createAccountMail(kind, id), connection);
  }
}

/** The recipient of a mail to an owner; `undefined` when the account is no active owner any more. */
export async function findOwner(
  database: Database,
  id: string,
): Promise<string | { name: string; address: string } | undefined> {
  const [owner] = await database.run(OWNERS.select(['name', 'email']).where('id', '=', id));
  return owner && (owner.name ? { name: owner.name, address: owner.email } : owner.email);
}
