import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newId } from '../../../common/ids.js';
import { change, Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now, secondsFromNow } from '../../../database/expressions.js';
import { END_LINKS } from '../../admin-session/sessions/end-access.js';
import { STAFF, type StaffRow } from '../staff-statements.js';
import { LinkTokens, type LinkPurpose } from './link-tokens.js';

/** How long links work, in seconds (contract: 72 h for an invitation). */
export const LINK_SECONDS = { invitation: 72 * 3600, 'password-reset': 3600 } as const satisfies Record<
  LinkPurpose,
  number
>;

/** The state that an account must have for a link of each purpose. */
const STATES = { invitation: 'invited', 'password-reset': 'active' } as const satisfies Record<
  LinkPurpose,
  StaffRow['state']
>;

/** The links in mails to staff; each works once. */
@Injectable()
export class AdminLinks {
  constructor(
    private readonly database: Database,
    private readonly tokens: LinkTokens,
  ) {}

  /** Makes a link, and ends the open ones of the same purpose. */
  async replace(connection: Queryable, adminId: string, purpose: LinkPurpose): Promise<void> {
    await this.endOpen(connection, adminId, purpose);
    await change(
      connection,
      db.insertInto('admin_links').values({
        id: newId(),
        admin_id: adminId,
        purpose,
        expires_at: secondsFromNow(LINK_SECONDS[purpose]),
      }),
    );
  }

  /** Ends the open links of a purpose. */
  private async endOpen(connection: Queryable, adminId: string, purpose: LinkPurpose): Promise<void> {
    await change(connection, END_LINKS.where('admin_id', '=', adminId).where('purpose', '=', purpose));
  }

  /** @returns the account of an open link, if the account has the required state */
  async findAccount(token: string, purpose: LinkPurpose): Promise<StaffRow | undefined> {
    const id = this.tokens.read(token, purpose);
    if (id === undefined) return undefined;
    const [account] = await this.database.run(
      STAFF.where('state', '=', STATES[purpose]).where('id', '=', (eb) =>
        eb
          .selectFrom('admin_links')
          .select('admin_id')
          .where('id', '=', id)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now),
      ),
    );
    return account;
  }

  /**
   * Locks the account and consumes the link, so that only one of several concurrent uses succeeds.
   * @returns whether the link was still valid
   */
  async use(connection: Queryable, token: string, purpose: LinkPurpose, adminId: string): Promise<boolean> {
    const id = this.tokens.read(token, purpose);
    if (id === undefined) return false;
    const locked = db.selectFrom('admins').select('id').where('id', '=', adminId).where('state', '=', STATES[purpose]);
    if ((await run(connection, locked.forUpdate())).length === 0) return false;
    const used = db
      .updateTable('admin_links')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('admin_id', '=', adminId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`clock_timestamp()`);
    return (await change(connection, used)) > 0;
  }

  /** @returns the token of the newest open link of an account, for a mail, with its expiry */
  async findToken(adminId: string, purpose: LinkPurpose): Promise<{ token: string; expiresAt: Date } | undefined> {
    const [link] = await this.database.run(
      db
        .selectFrom('admin_links')
        .select(['id', 'expires_at as expiresAt'])
        .where('admin_id', '=', adminId)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    );
    return link && { token: this.tokens.create(link.id, purpose), expiresAt: link.expiresAt };
  }
}
