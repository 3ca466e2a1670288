import { Migration } from '@mikro-orm/migrations';

/** What staff deleted, until it is restored or 30 days are over. A coupon's uses are kept for as long as it can be restored. */
export class Migration20261128001600Trash extends Migration {
  override name = 'Migration20261128001600Trash';

  override up(): void {
    this.addSql(`
      create table trash (
        id uuid primary key,
        kind text not null,
        name text not null,
        data json not null,
        deleted_at timestamptz not null default now(),
        deleted_by text
      )`);
    this.addSql(`comment on column trash.id is 'that of the deleted row'`);
    this.addSql(`comment on column trash.kind is 'the table of the deleted row'`);
    this.addSql(
      `comment on column trash.data is 'the deleted row, a value for each of its columns; as json, which keeps the order of names'`,
    );
    this.addSql(`create index trash_deleted on trash (deleted_at desc, id desc)`);
    // Files that a deleted row names are kept until the row is removed for good.
    this.addSql(`
      create trigger trash_public_read after insert or update or delete or truncate on trash
      for each statement execute function notify_public_read()`);
    this.addSql(`alter table coupon_uses drop constraint coupon_uses_coupon_id_fkey`);
    this.addSql(`
      create function remove_coupon_uses() returns trigger language plpgsql as $$
      begin
        delete from coupon_uses
        where coupon_id = old.id and not exists (select from coupons where coupons.id = old.id)
          and not exists (select from trash where trash.id = old.id);
        return null;
      end $$`);
    this.addSql(`
      create trigger trash_coupon_uses after delete on trash
      for each row when (old.kind = 'coupons') execute function remove_coupon_uses()`);
    // Processes of the previous release delete coupons without the trash.
    this.addSql(`
      create trigger coupons_coupon_uses after delete on coupons
      for each row execute function remove_coupon_uses()`);
  }

  override down(): void {
    this.addSql('drop trigger coupons_coupon_uses on coupons');
    this.addSql('drop table trash');
    this.addSql('drop function remove_coupon_uses()');
    this.addSql('delete from coupon_uses where not exists (select from coupons where coupons.id = coupon_id)');
    this.addSql(`
      alter table coupon_uses add constraint coupon_uses_coupon_id_fkey
      foreign key (coupon_id) references coupons (id) on delete cascade`);
  }
}
