import { Migration } from '@mikro-orm/migrations';

/** Stores have opening hours, and the time zone of these. */
export class Migration20261123211500StoreHours extends Migration {
  override name = 'Migration20261123211500StoreHours';

  override up(): void {
    this.addSql(`alter table stores add column opening_hours jsonb not null default '[]'`);
    this.addSql(`alter table stores add column time_zone text not null default 'Europe/Berlin'`);
  }

  override down(): void {
    this.addSql('alter table stores drop column opening_hours, drop column time_zone');
  }
}
