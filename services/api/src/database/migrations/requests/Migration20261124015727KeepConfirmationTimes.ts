import { Migration } from '@mikro-orm/migrations';

/** An order stores when its confirmation was sent, because rows of sent mails are removed after 90 days. */
export class Migration20261124015727KeepConfirmationTimes extends Migration {
  override name = 'Migration20261124015727KeepConfirmationTimes';

  override up(): void {
    this.addSql('alter table orders add column confirmation_sent_at timestamptz');
    this.addSql(
      `comment on column orders.confirmation_sent_at is 'set when the outbox row of the confirmation is removed; null until then'`,
    );
  }
}
