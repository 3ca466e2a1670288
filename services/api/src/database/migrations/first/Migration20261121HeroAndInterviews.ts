import { Migration } from '@mikro-orm/migrations';

const TABLES = ['hero', 'interviews'] as const;

/** The hero of the home page, a single row that always exists, and the interviews. */
export class Migration20261121HeroAndInterviews extends Migration {
  override name = 'Migration20261121HeroAndInterviews';

  override up(): void {
    this.addSql(`
      create table hero (
        id uuid primary key check (id = '00000000-0000-7000-8000-000000000000'),
        heading text,
        video text,
        translations jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`insert into hero (id) values ('00000000-0000-7000-8000-000000000000')`);
    this.addSql(`
      create table interviews (
        id uuid primary key,
        title text not null,
        client_name text not null,
        client_title text,
        client_company text,
        description text not null default '',
        video_url text,
        video_file text,
        thumbnail text,
        duration_seconds double precision check (duration_seconds > 0),
        featured boolean not null default false,
        published boolean not null default true,
        display_order integer not null default 0,
        translations jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`comment on column interviews.duration_seconds is 'as the stored video tells it; null = unknown'`);
    for (const table of TABLES) {
      this.addSql(`
        create trigger ${table}_public_read after insert or update or delete or truncate on ${table}
        for each statement execute function notify_public_read()`);
    }
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`drop table ${table}`);
  }
}
