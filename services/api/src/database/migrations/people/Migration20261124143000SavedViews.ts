import { Migration } from '@mikro-orm/migrations';

/** Views of lists that staff save (contract: A desk for several people). */
export class Migration20261124143000SavedViews extends Migration {
  override name = 'Migration20261124143000SavedViews';

  override up(): void {
    this.addSql(`
      create table saved_views (
        id uuid primary key,
        admin_id uuid not null references admins (id) on delete cascade,
        list text not null,
        name text not null,
        query text not null,
        shared boolean not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        updated_by text
      )`);
    this.addSql(
      `comment on column saved_views.query is 'encrypted, because what is searched for may be a person; place saved_views.query:id'`,
    );
    this.addSql(`create index saved_views_admin on saved_views (admin_id)`);
  }

  override down(): void {
    this.addSql(`drop table saved_views`);
  }
}
