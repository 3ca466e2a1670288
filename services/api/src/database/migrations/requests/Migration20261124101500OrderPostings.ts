import { Migration } from '@mikro-orm/migrations';

/**
 * The search index of orders as posting lists: an order's 58 narrow rows become one row, which the worker merges into lists. `order_search` is read
 * until the worker has moved its rows; a later release drops it.
 */
export class Migration20261124101500OrderPostings extends Migration {
  override name = 'Migration20261124101500OrderPostings';

  override up(): void {
    this.addSql(`
      create table order_postings (
        token bigint not null,
        block integer not null,
        orders bytea not null,
        primary key (token, block)
      ) with (fillfactor = 80)`);
    this.addSql(
      `comment on column order_postings.token is 'keyed hash of the beginning of a word of name, e-mail or company; or hash of a status or a product name'`,
    );
    this.addSql(`comment on column order_postings.block is 'orders.seq / 65536'`);
    this.addSql(
      `comment on column order_postings.orders is 'orders.seq % 65536 of each order as two bytes, ascending; one bit for each of 65536 where that is shorter'`,
    );
    // The bitmaps of common words are read far more often than written, and compress badly.
    this.addSql(`alter table order_postings alter column orders set storage external`);
    this.addSql(`
      create table order_search_changes (
        order_seq bigint primary key,
        tokens bigint[],
        removed bigint[] default '{}'
      )`);
    this.addSql(`comment on table order_search_changes is 'orders whose lists in order_postings are not up to date'`);
    this.addSql(
      `comment on column order_search_changes.tokens is 'all tokens that the order has; null = as in order_postings'`,
    );
    this.addSql(
      `comment on column order_search_changes.removed is 'tokens whose lists may have the order still; null = any token'`,
    );
    this.addSql(`
      create function note_order_change() returns trigger language plpgsql as $$
      begin
        insert into order_search_changes (order_seq) values (new.seq)
        on conflict (order_seq) do update set order_seq = excluded.order_seq;
        return null;
      end $$`);
    this.addSql(`
      create trigger orders_search_changed after update of status, deleted_at on orders
      for each row when (old.status <> new.status or (old.deleted_at is null) <> (new.deleted_at is null))
      execute function note_order_change()`);
  }

  override down(): void {
    this.addSql('drop trigger orders_search_changed on orders');
    this.addSql('drop function note_order_change()');
    this.addSql('drop table order_search_changes');
    this.addSql('drop table order_postings');
  }
}
