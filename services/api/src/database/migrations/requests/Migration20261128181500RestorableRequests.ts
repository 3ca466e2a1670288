import { Migration } from '@mikro-orm/migrations';

const TABLES = ['contacts', 'demonstrations'] as const;

/** Contact requests and requests for a demonstration that staff delete can be restored for 30 days, like orders. */
export class Migration20261128181500RestorableRequests extends Migration {
  override name = 'Migration20261128181500RestorableRequests';

  override up(): void {
    for (const table of TABLES) {
      this.addSql(`alter table ${table} add column deleted_at timestamptz`);
      this.addSql(`comment on column ${table}.deleted_at is 'when staff deleted it; null = it is there'`);
      this.addIndexes(table);
    }
    this.tellContacts();
    this.tellStaff();
  }

  /** Partial indexes without deleted rows, because every list and count leaves those out. */
  private addIndexes(table: (typeof TABLES)[number]): void {
    for (const [name, columns] of [
      ['created', 'created_at desc, id desc'],
      ['status', 'status, created_at desc, id desc'],
      ['short_id', 'right(id::text, 8)'],
    ]) {
      this.addSql(`drop index ${table}_${name}`);
      this.addSql(`create index ${table}_${name} on ${table} (${columns}) where deleted_at is null`);
    }
    this.addSql(`create index ${table}_deleted on ${table} (deleted_at desc, id desc) where deleted_at is not null`);
  }

  /** As before; and staff, but not other programs, get live changes for a deletion, with the account, and for a restoration, as a change. */
  private tellContacts(): void {
    this.addSql(`
      create or replace function tell_contact() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform write_event('contact.created', jsonb_build_object('id', new.id, 'status', new.status));
        elsif tg_op = 'DELETE' then
          if old.deleted_at is null then
            perform write_live_change('contact.deleted', old.id, null);
          end if;
        elsif old.deleted_at is null and new.deleted_at is not null then
          perform write_live_change('contact.deleted', new.id, find_account(new.updated_by));
        elsif old.status <> new.status then
          perform write_event('contact.status_changed', jsonb_build_object('id', new.id, 'from', old.status, 'to', new.status),
            new.updated_by);
        elsif old.version <> new.version then
          perform write_live_change('contact.updated', new.id, find_account(new.updated_by));
        end if;
        return null;
      end $$`);
    this.addSql('drop trigger contacts_told on contacts');
    this.addSql(`
      create trigger contacts_told after insert or update of status, deleted_at on contacts
      for each row execute function tell_contact()`);
  }

  private tellStaff(): void {
    this.addSql(`
      create or replace function tell_staff() returns trigger language plpgsql as $$
      declare
        was_there boolean := tg_op <> 'INSERT' and to_jsonb(old) ->> 'deleted_at' is null;
        is_there boolean := tg_op <> 'DELETE' and to_jsonb(new) ->> 'deleted_at' is null;
      begin
        if tg_op = 'INSERT' then
          perform write_live_change(tg_argv[0] || '.created', new.id, find_account(new.updated_by));
        elsif tg_op = 'DELETE' then
          if was_there then
            perform write_live_change(tg_argv[0] || '.deleted', old.id, null);
          end if;
        elsif was_there and not is_there then
          perform write_live_change(tg_argv[0] || '.deleted', new.id, find_account(new.updated_by));
        elsif is_there and old.version <> new.version then
          perform write_live_change(tg_argv[0] || '.updated', new.id, find_account(new.updated_by));
        end if;
        return null;
      end $$`);
  }
}
