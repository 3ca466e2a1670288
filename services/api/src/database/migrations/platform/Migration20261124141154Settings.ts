import { Migration } from '@mikro-orm/migrations';

/** The house's settings, in one row. A column without a value has its default, which variables may set. */
export class Migration20261124141154Settings extends Migration {
  override name = 'Migration20261124141154Settings';

  override up(): void {
    this.addSql(`
      create table settings (
        id uuid primary key,
        name text,
        logo text,
        colours jsonb,
        fonts text,
        contact jsonb,
        social jsonb,
        legal jsonb,
        price_note jsonb,
        answer_time jsonb,
        opening_pages jsonb,
        mail jsonb,
        languages jsonb,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        updated_by text,
        check (id = '00000000-0000-7000-8000-000000000001')
      )`);
    this.addSql(`insert into settings (id) values ('00000000-0000-7000-8000-000000000001')`);
    this.addSql(`
      create trigger settings_public_read after insert or update or delete or truncate on settings
      for each statement execute function notify_public_read()`);
  }

  override down(): void {
    this.addSql(`drop table settings`);
  }
}
