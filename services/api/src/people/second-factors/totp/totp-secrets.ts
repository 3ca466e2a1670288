import { FieldCipher, readable } from '../../../common/personal-data/field-cipher.js';
import {
  HoldsSecrets,
  type EncryptedTable,
  type SecretsHolder,
} from '../../../common/personal-data/personal-data-holder.js';
import { change, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';

/** The secrets of authenticator apps, which are encrypted with the keys of `FIELD_KEYS` and written anew when those are rotated. */
@HoldsSecrets()
export class TotpSecrets implements SecretsHolder, EncryptedTable {
  readonly table = 'admin_totp';
  readonly key = 'admin_id';
  readonly columns = ['secret', 'pending_secret'];
  readonly tables = [this];

  constructor(private readonly cipher: FieldCipher) {}

  encrypt(secret: string, adminId: string): string {
    return this.cipher.encrypt(secret, toPlace(adminId));
  }

  /** @returns `undefined` when its key is gone */
  read(stored: string, adminId: string): string | undefined {
    return readable(() => this.cipher.decrypt(stored, toPlace(adminId)));
  }

  async reencrypt(connection: Queryable, adminIds: readonly string[]): Promise<number> {
    const rows = await run(
      connection,
      db
        .selectFrom('admin_totp')
        .select(['admin_id as id', 'secret', 'pending_secret'])
        .where('admin_id', '=', anyOf(adminIds, 'uuid'))
        .orderBy('admin_id')
        .forUpdate(),
    );
    const renew = (stored: string | null, id: string) => stored && this.cipher.reencrypt(stored, toPlace(id));
    for (const { id, secret, pending_secret: pending } of rows) {
      const renewed = { secret: renew(secret, id), pending_secret: renew(pending, id) };
      await change(connection, db.updateTable('admin_totp').set(renewed).where('admin_id', '=', id));
    }
    return rows.length;
  }
}

const toPlace = (adminId: string): string => `admin_totp.secret:${adminId}`;
