import { Migration } from '@mikro-orm/migrations';

/** The times of backups, and an index to read the audit log by subject. */
export class Migration20261121Backups extends Migration {
  override name = 'Migration20261121Backups';

  override up(): void {
    this.addSql('create table backups (finished_at timestamptz primary key default now())');
    this.addSql(`comment on table backups is 'what makes backups adds a row after each (docs/operations.md)'`);
    this.addSql('create index audit_log_subject_id on audit_log (subject_id, id)');
  }

  override down(): void {
    this.addSql('drop index audit_log_subject_id');
    this.addSql('drop table backups');
  }
}
