import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { newId } from '../../../common/ids.js';
import { change, Database, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { hashPassword, verifyPassword } from '../../admin-session/passwords.js';

/** Contract: ten codes, each works once. */
const COUNT = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Crockford's base 32, which has no letters that look like digits; a code has 60 bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The codes that replace a lost factor. They are hashed like passwords. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly database: Database) {}

  /** Makes ten new codes with their hashes, for {@link replace}. Hashing is slow, so call this outside of any transaction. */
  async draw(): Promise<{ codes: string[]; hashes: string[] }> {
    const codes = Array.from({ length: COUNT }, newCode);
    return { codes, hashes: await Promise.all(codes.map((code) => hashPassword(withoutHyphens(code)))) };
  }

  /** Replaces all codes of the account. */
  async replace(connection: Queryable, adminId: string, hashes: readonly string[]): Promise<void> {
    await change(connection, db.deleteFrom('admin_recovery_codes').where('admin_id', '=', adminId));
    await change(
      connection,
      db
        .insertInto('admin_recovery_codes')
        .values(hashes.map((hash) => ({ id: newId(), admin_id: adminId, code_hash: hash }))),
    );
  }

  /**
   * Consumes a code.
   * @param code without hyphens, in capitals
   * @returns whether it was an unused code of the account
   */
  async use(adminId: string, code: string): Promise<boolean> {
    const unused = await this.database.run(
      db
        .selectFrom('admin_recovery_codes')
        .select(['id', 'code_hash as hash'])
        .where('admin_id', '=', adminId)
        .where('used_at', 'is', null),
    );
    const matches = await Promise.all(unused.map(({ hash }) => verifyPassword(hash, code)));
    const matched = unused[matches.indexOf(true)];
    if (!matched) return false;
    const used = db.updateTable('admin_recovery_codes').set({ used_at: now });
    return (await this.database.change(used.where('id', '=', matched.id).where('used_at', 'is', null))) > 0;
  }
}

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

const withoutHyphens = (code: string): string => code.replaceAll('-', '');
