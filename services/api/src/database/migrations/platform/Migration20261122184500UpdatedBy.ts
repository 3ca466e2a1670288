import { Migration } from '@mikro-orm/migrations';

const TABLES = [
  'products',
  'accessories',
  'features',
  'hero',
  'homepage_sections',
  'interviews',
  'stores',
  'content_pages',
  'coupons',
  'orders',
  'contacts',
] as const;

/** Who changed a row last, which a colleague with a stale version is shown. */
export class Migration20261122184500UpdatedBy extends Migration {
  override name = 'Migration20261122184500UpdatedBy';

  override up(): void {
    for (const table of TABLES) {
      this.addSql(`alter table ${table} add column updated_by text`);
      this.addSql(
        `comment on column ${table}.updated_by is 'e-mail address of the administrator who changed the row last'`,
      );
    }
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`alter table ${table} drop column updated_by`);
  }
}
