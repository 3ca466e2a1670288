import { Migration } from '@mikro-orm/migrations';

/** Finding, erasing and retention of personal data, and an append-only audit log. */
export class Migration20261121PersonalDataRights extends Migration {
  override name = 'Migration20261121PersonalDataRights';

  override up(): void {
    this.findOrdersByAddress();
    this.keepAuditLog();
  }

  override down(): void {
    this.addSql(`drop trigger audit_log_append_only on audit_log`);
    this.addSql(`drop trigger audit_log_never_emptied on audit_log`);
    this.addSql(`drop function protect_audit_log()`);
    this.addSql(`alter table audit_log drop column details`);
    this.addSql(`drop index coupon_uses_email`);
    this.addSql(`alter table orders drop column email_token, drop column erased_at`);
  }

  /**
   * One 64-bit column, because deleted orders, which have no search tokens, must be found, too, and because one narrow index entry costs an order
   * least. Hits are decrypted and compared, so a hash that two addresses share does no harm.
   */
  private findOrdersByAddress(): void {
    this.addSql(`alter table orders add column email_token bigint, add column erased_at timestamptz`);
    this.addSql(
      `comment on column orders.email_token is 'keyed hash of the e-mail address; null = erased, or not computed yet'`,
    );
    this.addSql(
      `comment on column orders.erased_at is 'when the person was taken out of the order; customer is not readable then'`,
    );
    this.addSql(`create index orders_email on orders (email_token) where email_token is not null`);
    this.addSql(`create index orders_without_email on orders (id) where email_token is null and erased_at is null`);
    this.addSql(`create index coupon_uses_email on coupon_uses (email_hash)`);
  }

  /** Entries can be added and, after their retention period, deleted by a transaction that sets `vitrine.audit_retention`. */
  private keepAuditLog(): void {
    this.addSql(`alter table audit_log add column details jsonb not null default '{}'`);
    this.addSql(`comment on column audit_log.details is 'numbers and names of kinds; nothing personal'`);
    this.addSql(`
      create function protect_audit_log() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and current_setting('vitrine.audit_retention', true) = 'on' then
          return old;
        end if;
        raise exception 'the audit log is append-only';
      end $$`);
    this.addSql(`
      create trigger audit_log_append_only before update or delete on audit_log
      for each row execute function protect_audit_log()`);
    this.addSql(`
      create trigger audit_log_never_emptied before truncate on audit_log
      for each statement execute function protect_audit_log()`);
  }
}
