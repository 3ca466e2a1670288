import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestOrigin } from '../../../common/http/requests/request-origin.js';
import { newId } from '../../../common/ids.js';
import { Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { daysAgo, now } from '../../../database/expressions.js';

/** The browsers with which accounts have signed in. Only a hash of a browser's token is stored. */
@Injectable()
export class KnownDevices {
  constructor(private readonly database: Database) {}

  /**
   * @param email the account's e-mail address; the account need not exist, and the statement is the same
   * @param token the browser's token
   * @returns the id of the browser as a device of the account; `undefined` if the account does not know it
   */
  async find(email: string, token: string): Promise<string | undefined> {
    const [device] = await this.database.run(
      db
        .selectFrom('admin_devices')
        .select('id')
        .where('token_hash', '=', hash(token))
        .where('admin_id', '=', (eb) => eb.selectFrom('admins').select('id').where('email', '=', email)),
    );
    return device?.id;
  }

  /**
   * Stores the browser of a sign-in, in its transaction.
   * @returns whether the browser is new to the account and the account's holder must be informed; false if a mail reported the same device and
   * network within a day, which happens with programs that keep no cookies
   */
  async isNewToTell(connection: Queryable, adminId: string, origin: RequestOrigin): Promise<boolean> {
    if (origin.deviceToken !== undefined && !(await this.remember(connection, adminId, origin.deviceToken)))
      return false;
    const told = await run(
      connection,
      db
        .selectFrom('admin_sessions')
        .select('id')
        .where('admin_id', '=', adminId)
        .where('new_device', '=', true)
        .where('created_at', '>', daysAgo(1))
        .where('device', 'is not distinct from', origin.device)
        .where('network', 'is not distinct from', origin.network)
        .limit(1),
    );
    return told.length === 0;
  }

  /** @returns whether the browser is new to the account */
  private async remember(connection: Queryable, adminId: string, token: string): Promise<boolean> {
    const [device] = await run(
      connection,
      db
        .insertInto('admin_devices')
        .values({ id: newId(), admin_id: adminId, token_hash: hash(token) })
        .onConflict((known) => known.columns(['admin_id', 'token_hash']).doUpdateSet({ last_used_at: now }))
        // `xmax` is 0 if the row was inserted and not updated.
        .returning(sql<boolean>`xmax = 0`.as('isNew')),
    );
    return device?.isNew === true;
  }
}

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();
