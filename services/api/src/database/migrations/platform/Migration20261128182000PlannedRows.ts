import { Migration } from '@mikro-orm/migrations';

/** The check of an import lists the entries and columns that it would change. */
export class Migration20261128182000PlannedRows extends Migration {
  override name = 'Migration20261128182000PlannedRows';

  override up(): void {
    this.addSql(`alter table imports add column planned jsonb not null default '[]'`);
    this.addSql(
      `comment on column imports.planned is 'what the first rows of a checked file would do: entry, change, columns with old and new text'`,
    );
  }

  override down(): void {
    this.addSql('alter table imports drop column planned');
  }
}
