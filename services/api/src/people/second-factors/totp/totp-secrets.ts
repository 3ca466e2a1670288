import { EncryptedColumns } from '../../../common/personal-data/encrypted-columns.js';
import { HoldsSecrets, type SecretsHolder } from '../../../common/personal-data/personal-data-holder.js';

/** The secrets of authenticator apps, encrypted with the keys of `FIELD_KEYS` and re-encrypted when those are rotated. */
@HoldsSecrets()
export class TotpSecrets extends EncryptedColumns implements SecretsHolder {
  readonly table = 'admin_totp';
  override readonly key = 'admin_id';
  readonly columns = ['secret', 'pending_secret'] as const;
  readonly tables = [this];
}
