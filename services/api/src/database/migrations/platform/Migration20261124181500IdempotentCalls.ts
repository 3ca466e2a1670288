import { Migration } from '@mikro-orm/migrations';

/** Calls of staff and programs with an `Idempotency-Key`, and their answers for repeats. */
export class Migration20261124181500IdempotentCalls extends Migration {
  override name = 'Migration20261124181500IdempotentCalls';

  override up(): void {
    this.addSql(`
      create table idempotent_calls (
        id uuid primary key,
        key_hash bytea not null unique,
        fingerprint bytea,
        answer text,
        took_effect boolean not null default false,
        seen_at timestamptz not null,
        expires_at timestamptz not null
      )`);
    this.addSql(`create index idempotent_calls_expiry on idempotent_calls (expires_at)`);
    this.addSql(`comment on column idempotent_calls.key_hash is 'keyed hash of the caller and the key'`);
    this.addSql(
      `comment on column idempotent_calls.fingerprint is 'keyed hash of the call; null until a form has arrived'`,
    );
    this.addSql(`comment on column idempotent_calls.answer is 'encrypted; what a repeat is answered, null until then'`);
    this.addSql(`comment on column idempotent_calls.took_effect is 'set in the transaction of what the call changed'`);
    this.addSql(`comment on column idempotent_calls.seen_at is 'when the call was last known to be on its way'`);
  }

  override down(): void {
    this.addSql('drop table idempotent_calls');
  }
}
