import { Migration } from '@mikro-orm/migrations';

/** An existing site goes on offering German and English; a new one offers all languages. */
export class Migration20261127231100OfferedLanguages extends Migration {
  override name = 'Migration20261127231100OfferedLanguages';

  override up(): void {
    this.addSql(
      `update settings set languages = '["de", "en"]' where languages is null and exists (select from admins)`,
    );
  }

  override down(): void {
    // the previous release knows only these two languages, and offers them without a value, too
  }
}
