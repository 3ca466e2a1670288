import { Migration } from '@mikro-orm/migrations';

/** Deliveries that staff request are made even if their webhook is switched off. */
export class Migration20261128174600RequestedDeliveries extends Migration {
  override name = 'Migration20261128174600RequestedDeliveries';

  override up(): void {
    this.addSql(`alter table webhook_deliveries add column is_requested boolean not null default false`);
    this.addSql(
      `comment on column webhook_deliveries.is_requested is 'somebody asked for it, as for a test: made also while the webhook is switched off'`,
    );
    this.addSql(
      `update webhook_deliveries set is_requested = true where event_type = 'webhook.test' and status = 'pending'`,
    );
    this.addSql(
      `comment on column webhooks.previous_secret is 'encrypted; secrets before the present one with the time until which each signs too'`,
    );
  }

  override down(): void {
    this.addSql(`comment on column webhooks.previous_secret is 'encrypted; signs too until previous_until'`);
    this.addSql(`alter table webhook_deliveries drop column is_requested`);
  }
}
