import { Migration } from '@mikro-orm/migrations';

/** Addresses to which events are sent, and the result of each delivery. */
export class Migration20261124145500Webhooks extends Migration {
  override name = 'Migration20261124145500Webhooks';

  override up(): void {
    this.addSql(`
      create table webhooks (
        id uuid primary key,
        url text not null,
        description text not null default '',
        events text[] not null,
        is_active boolean not null default true,
        secret text not null,
        previous_secret text,
        previous_until timestamptz,
        failing_since timestamptz,
        ended_at timestamptz,
        ended_reason text check (ended_reason in ('gone', 'failing')),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        updated_by text
      )`);
    this.addSql(`comment on column webhooks.secret is 'encrypted; by which deliveries are signed'`);
    this.addSql(`comment on column webhooks.previous_secret is 'encrypted; signs too until previous_until'`);
    this.addSql(`comment on column webhooks.failing_since is 'of the first failure after which nothing was delivered'`);
    this.addSql(`comment on column webhooks.ended_reason is 'why the system switched it off; null = it did not'`);
    this.addSql(`
      create table webhook_deliveries (
        id uuid primary key,
        webhook_id uuid not null references webhooks (id) on delete cascade,
        event_id uuid not null,
        event_type text not null,
        payload text not null,
        status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        leased_until timestamptz,
        last_attempt_at timestamptz,
        response_status integer,
        response_ms integer,
        response_body text,
        error text,
        created_at timestamptz not null default now(),
        delivered_at timestamptz
      )`);
    this.addSql(`comment on column webhook_deliveries.payload is 'the event as it is sent; ids, states and amounts'`);
    this.addSql(
      `create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at) where status = 'pending'`,
    );
    this.addSql(`create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id)`);
    this.addSql(`
      create table webhook_position (
        only_one boolean primary key default true check (only_one),
        generation integer not null,
        transaction bigint not null,
        seq bigint not null
      )`);
    this.addSql(`comment on table webhook_position is 'the last event for which deliveries were made'`);
    this.addSql(`
      insert into webhook_position (generation, transaction, seq)
      select generation, pg_current_xact_id()::text::bigint, 0 from event_order`);
  }

  override down(): void {
    this.addSql('drop table webhook_position');
    this.addSql('drop table webhook_deliveries');
    this.addSql('drop table webhooks');
  }
}
