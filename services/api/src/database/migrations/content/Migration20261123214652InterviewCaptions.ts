import { Migration } from '@mikro-orm/migrations';

/** Captions of the interviews' films, as a kind of media file. */
export class Migration20261123214652InterviewCaptions extends Migration {
  override name = 'Migration20261123214652InterviewCaptions';

  override up(): void {
    this.addSql('alter table interviews add column captions_german text, add column captions_english text');
    this.addSql(`
      alter table media_files
        drop constraint media_files_kind_check,
        add constraint media_files_kind_check check (kind in ('image', 'video', 'captions'))`);
  }

  override down(): void {
    this.addSql(`delete from media_files where kind = 'captions'`);
    this.addSql(`
      alter table media_files
        drop constraint media_files_kind_check,
        add constraint media_files_kind_check check (kind in ('image', 'video'))`);
    this.addSql('alter table interviews drop column captions_german, drop column captions_english');
  }
}
