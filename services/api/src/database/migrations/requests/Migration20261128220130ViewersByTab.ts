import { Migration } from '@mikro-orm/migrations';

/** Viewers are stored for each open page, because a person may view a record in several. */
export class Migration20261128220130ViewersByTab extends Migration {
  override name = 'Migration20261128220130ViewersByTab';

  override up(): void {
    this.addSql(`
      alter table record_viewers
        add column tab text not null default '',
        drop constraint record_viewers_pkey,
        add primary key (kind, record_id, admin_id, tab)`);
    this.addSql(
      `comment on column record_viewers.tab is 'which of several open pages of the account; empty = not said'`,
    );
  }

  override down(): void {
    this.addSql('delete from record_viewers');
    this.addSql(`
      alter table record_viewers
        drop constraint record_viewers_pkey, drop column tab, add primary key (kind, record_id, admin_id)`);
  }
}
