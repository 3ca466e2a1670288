import { Migration } from '@mikro-orm/migrations';

/** A mail stores the request that caused it, to which the worker's log lines and spans then belong. */
export class Migration20261124011500OutboxTraces extends Migration {
  override name = 'Migration20261124011500OutboxTraces';

  override up(): void {
    this.addSql('alter table outbox add column request_id text, add column traceparent text');
  }

  /** The columns are kept: the previous release leaves them empty. */
  override down(): void {}
}
