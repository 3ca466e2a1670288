import { Migration } from '@mikro-orm/migrations';

/** Media files that staff delete are kept with their bytes for 30 days, so that they can be restored. */
export class Migration20261128220120RestorableFiles extends Migration {
  override name = 'Migration20261128220120RestorableFiles';

  override up(): void {
    this.addSql('alter table media_files add column deleted_at timestamptz');
    this.addSql(`comment on column media_files.deleted_at is 'when staff deleted it; null = it is in the library'`);
    this.addSql(
      'create index media_files_deleted on media_files (deleted_at desc, id desc) where deleted_at is not null',
    );
  }

  override down(): void {
    this.addSql('alter table media_files drop column deleted_at');
  }
}
