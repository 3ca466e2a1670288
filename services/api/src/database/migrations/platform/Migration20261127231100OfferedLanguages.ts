import { Migration } from '@mikro-orm/migrations';

/** A site that is in use goes on offering the languages it has; a new one offers all of them. */
export class Migration20261127231100OfferedLanguages extends Migration {
  override name = 'Migration20261127231100OfferedLanguages';

  override up(): void {
    this.addSql(
      `update settings set languages = '["de", "en"]' where languages is null and exists (select from admins)`,
    );
  }

  override down(): void {
    // the version before knows these two, and offers them without a value as well
  }
}
