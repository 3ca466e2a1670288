import { Migration } from '@mikro-orm/migrations';

/** Tables whose rows' creation, change and deletion are events, with the rows' name in the events. */
const THINGS = {
  products: 'product',
  accessories: 'accessory',
  stores: 'store',
  interviews: 'interview',
  content_pages: 'page',
  coupons: 'coupon',
} as const;

const CHANGES = {
  insert: 'new table as after',
  update: 'old table as before new table as after',
  delete: 'old table as before',
};

/** A UUID v7, which PostgreSQL itself can make from version 18. */
const EVENT_ID = `
  encode(
    set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
    'hex')::uuid`;

/** Writes events once per statement, because an import writes many rows with one, and a function call for each row took longer than the rows. */
export class Migration20261128220200EventsOfManyRows extends Migration {
  override name = 'Migration20261128220200EventsOfManyRows';

  override up(): void {
    this.addSql(`
      create function tell_things() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into events (id, generation, type, data, actor)
          select ${EVENT_ID}, (select generation from event_order), tg_argv[0] || '.created',
            jsonb_build_object('id', id, 'version', version), (select admins.id from admins where email = after.updated_by)
          from after;
        elsif tg_op = 'UPDATE' then
          insert into events (id, generation, type, data, actor)
          select ${EVENT_ID}, (select generation from event_order), tg_argv[0] || '.updated',
            jsonb_build_object('id', id, 'version', after.version), (select admins.id from admins where email = after.updated_by)
          from after join before using (id)
          where before.version <> after.version;
        else
          insert into events (id, generation, type, data)
          select ${EVENT_ID}, (select generation from event_order), tg_argv[0] || '.deleted', jsonb_build_object('id', id)
          from before;
        end if;
        return null;
      end $$`);
    for (const [table, thing] of Object.entries(THINGS)) {
      this.addSql(`drop trigger ${table}_told on ${table}`);
      for (const [change, rows] of Object.entries(CHANGES))
        this.addSql(`
          create trigger ${table}_told_${change} after ${change} on ${table} referencing ${rows}
          for each statement execute function tell_things('${thing}')`);
    }
    this.addSql('drop function tell_thing()');
  }

  override down(): void {
    this.addSql(`
      create function tell_thing() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform write_event(tg_argv[0] || '.created', jsonb_build_object('id', new.id, 'version', new.version), new.updated_by);
        elsif tg_op = 'DELETE' then
          perform write_event(tg_argv[0] || '.deleted', jsonb_build_object('id', old.id));
        elsif old.version <> new.version then
          perform write_event(tg_argv[0] || '.updated', jsonb_build_object('id', new.id, 'version', new.version), new.updated_by);
        end if;
        return null;
      end $$`);
    for (const [table, thing] of Object.entries(THINGS)) {
      for (const change of Object.keys(CHANGES)) this.addSql(`drop trigger ${table}_told_${change} on ${table}`);
      this.addSql(`
        create trigger ${table}_told after insert or update or delete on ${table}
        for each row execute function tell_thing('${thing}')`);
    }
    this.addSql('drop function tell_things()');
  }
}
