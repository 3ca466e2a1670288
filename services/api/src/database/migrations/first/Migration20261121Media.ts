import { Migration } from '@mikro-orm/migrations';

/** The progress of a picture's variants, and since when a file has had no reference. */
export class Migration20261121Media extends Migration {
  override name = 'Migration20261121Media';

  override up(): void {
    this.addSql(`
      alter table media_files
        add column variant_attempts integer not null default 0,
        add column variants_queued_at timestamptz,
        add column unreferenced_since timestamptz,
        add column removed_at timestamptz`);
    this.addSql(`comment on column media_files.variants_queued_at is 'when a job was last made for its variants'`);
    this.addSql(`comment on column media_files.unreferenced_since is 'when nothing was first seen to refer to it'`);
    this.addSql(`comment on column media_files.removed_at is 'its files are being removed; the row goes last'`);
    this.addSql(`
      create index media_files_without_variants on media_files (id)
      where kind = 'image' and variants = '[]'`);
  }

  override down(): void {
    this.addSql('drop index media_files_without_variants');
    this.addSql(`
      alter table media_files
        drop column variant_attempts, drop column variants_queued_at,
        drop column unreferenced_since, drop column removed_at`);
  }
}
