import { Migration } from '@mikro-orm/migrations';

/** What staff edit of a media file: alternative texts and focal point, beside the name under which it was uploaded. */
export class Migration20261128094500MediaLibrary extends Migration {
  override name = 'Migration20261128094500MediaLibrary';

  override up(): void {
    this.addSql(`
      alter table media_files
        add column name text,
        add column alt text,
        add column focal_point jsonb,
        add column translations jsonb not null default '{}',
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now(),
        add column updated_by text`);
    this.addSql(`comment on column media_files.name is 'the name of the uploaded file; null where it is not known'`);
    this.addSql(
      `comment on column media_files.focal_point is '{x, y}, shares of width and height from 0 to 1; null = as each page crops it'`,
    );
    this.addSql(`update media_files set updated_at = created_at`);
  }

  override down(): void {
    this.addSql(`
      alter table media_files
        drop column name, drop column alt, drop column focal_point, drop column translations,
        drop column version, drop column updated_at, drop column updated_by`);
  }
}
