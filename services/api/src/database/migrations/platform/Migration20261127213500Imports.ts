import { Migration } from '@mikro-orm/migrations';

/** Imports with their results, and their files until these have been processed. */
export class Migration20261127213500Imports extends Migration {
  override name = 'Migration20261127213500Imports';

  override up(): void {
    this.addSql(`
      create table imports (
        id uuid primary key,
        kind text not null check (kind in ('products', 'accessories', 'stores', 'coupons')),
        mode text not null check (mode in ('check', 'apply')),
        state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'refused', 'failed')),
        rows integer not null default 0,
        created integer not null default 0,
        updated integer not null default 0,
        refused_rows integer not null default 0,
        refused jsonb not null default '[]',
        attempts integer not null default 0,
        actor_id uuid not null,
        actor text not null,
        created_at timestamptz not null default now(),
        finished_at timestamptz
      )`);
    this.addSql(`comment on column imports.refused is 'the first refused rows: number, column and sentence'`);
    this.addSql(
      `comment on column imports.attempts is 'how often it was begun; one that is begun too often is given up'`,
    );
    this.addSql(`comment on column imports.actor_id is 'account or key of who asked for it'`);
    this.addSql(`comment on column imports.actor is 'e-mail address of the administrator, or name of the key'`);
    this.addSql(`create index imports_open on imports (id) where state in ('waiting', 'running')`);
    this.addSql(`
      create table import_pieces (
        import_id uuid not null references imports (id) on delete cascade,
        place integer not null,
        bytes bytea not null,
        primary key (import_id, place)
      )`);
    this.addSql(`comment on table import_pieces is 'the file of an import that is not done yet'`);
    this.addSql(`alter table import_pieces alter column bytes set storage external`);
  }

  override down(): void {
    this.addSql('drop table import_pieces');
    this.addSql('drop table imports');
  }
}
