import { Migration } from '@mikro-orm/migrations';

/** Notes that staff delete can be restored for 30 days, like records. */
export class Migration20261128220110RestorableNotes extends Migration {
  override name = 'Migration20261128220110RestorableNotes';

  override up(): void {
    this.addSql('alter table timeline_entries add column deleted_at timestamptz, add column updated_by text');
    this.addSql(`comment on column timeline_entries.deleted_at is 'when staff deleted it, a note; null = it is there'`);
    this.addSql(
      `comment on column timeline_entries.updated_by is 'e-mail address of who deleted or restored it last; null = nobody did'`,
    );
    this.addSql(`
      create index timeline_entries_deleted on timeline_entries (deleted_at desc, id desc) where deleted_at is not null`);
    this.tellEntries();
  }

  /** As before; deleting and restoring a note is a live change, too. */
  private tellEntries(): void {
    this.addSql(`
      create or replace function tell_entry() returns trigger language plpgsql as $$
      declare
        who uuid;
      begin
        if tg_op = 'INSERT' then
          who := new.admin_id;
        elsif new.deleted_at is distinct from old.deleted_at then
          who := find_account(new.updated_by);
        elsif new.edited_at is distinct from old.edited_at then
          who := find_account(new.edited_by);
        else
          return null;
        end if;
        perform write_live_change(
          case when new.order_id is not null then 'order' when new.contact_id is not null then 'contact' else 'demonstration' end || '.updated',
          coalesce(new.order_id, new.contact_id, new.demonstration_id), who);
        return null;
      end $$`);
    this.addSql('drop trigger timeline_entries_live on timeline_entries');
    this.addSql(`
      create trigger timeline_entries_live after insert or update of content, deleted_at on timeline_entries
      for each row execute function tell_entry()`);
  }
}
