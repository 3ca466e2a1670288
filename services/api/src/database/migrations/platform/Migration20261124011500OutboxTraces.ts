import { Migration } from '@mikro-orm/migrations';

/** A mail keeps which request caused it, so that the worker's log lines and spans belong to it. */
export class Migration20261124011500OutboxTraces extends Migration {
  override name = 'Migration20261124011500OutboxTraces';

  override up(): void {
    this.addSql('alter table outbox add column request_id text, add column traceparent text');
  }

  /** The columns stay: the release before this one leaves them empty. */
  override down(): void {}
}
