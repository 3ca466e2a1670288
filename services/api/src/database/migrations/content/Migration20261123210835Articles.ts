import { Migration } from '@mikro-orm/migrations';

/** The articles of the newsroom. */
export class Migration20261123210835Articles extends Migration {
  override name = 'Migration20261123210835Articles';

  override up(): void {
    this.addSql(`
      create table articles (
        id uuid primary key,
        slug text not null unique,
        title text not null,
        summary text not null default '',
        content text not null default '',
        image text,
        published_at timestamptz,
        published boolean not null default false,
        slug_kept boolean not null default false,
        translations jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        updated_by text,
        check (not published or published_at is not null)
      )`);
    this.addSql(`comment on column articles.content is 'sanitised HTML'`);
    this.addSql(`comment on column articles.published_at is 'visitors see a published article from then on'`);
    this.addSql(`comment on column articles.slug_kept is 'it was published, so its address stays'`);
    this.addSql(`create index articles_shown on articles (published_at desc, id desc) where published`);
    this.addSql(`
      create trigger articles_public_read after insert or update or delete or truncate on articles
      for each statement execute function notify_public_read()`);
  }

  override down(): void {
    this.addSql(`drop table articles`);
  }
}
