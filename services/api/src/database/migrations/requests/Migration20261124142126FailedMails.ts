import { Migration } from '@mikro-orm/migrations';

/** An index of the few mails that were given up, for lists and the dashboard. */
export class Migration20261124142126FailedMails extends Migration {
  override name = 'Migration20261124142126FailedMails';

  override up(): void {
    this.addSql(`create index outbox_failed on outbox (id) where status = 'failed'`);
  }

  override down(): void {
    this.addSql('drop index outbox_failed');
  }
}
