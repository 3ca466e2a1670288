import { Migration } from '@mikro-orm/migrations';

/** The mail that withdraws a confirmed time of a demonstration. */
export class Migration20261124010000DemonstrationWithdrawal extends Migration {
  override up(): void {
    this.addSql(outboxKinds(`, 'demonstration-withdrawal'`));
  }

  override down(): void {
    this.addSql(`delete from outbox where kind = 'demonstration-withdrawal'`);
    this.addSql(outboxKinds(''));
  }
}

const outboxKinds = (more: string) => `
  alter table outbox
    drop constraint outbox_kind_check,
    add constraint outbox_kind_check check (
      num_nonnulls(order_id, contact_id, demonstration_id) = 1 and
      case
        when kind in ('order-confirmation', 'order-notice') then order_id is not null
        when kind in ('contact-acknowledgement', 'contact-notice') then contact_id is not null
        when kind in ('demonstration-acknowledgement', 'demonstration-notice', 'demonstration-confirmation',
          'demonstration-refusal'${more}) then demonstration_id is not null
        else false
      end)`;
