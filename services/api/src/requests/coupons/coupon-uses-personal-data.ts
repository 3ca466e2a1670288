import { Injectable } from '@nestjs/common';
import { readEncryptedValues } from '../../common/personal-data/read-encrypted-values.js';
import { canonicalAddress, isSameAddress } from '../../common/personal-data/canonical-address.js';
import {
  HoldsPersonalData,
  type EncryptedTable,
  type PersonalDataHolder,
  type PersonalRecord,
} from '../../common/personal-data/personal-data-holder.js';
import { toEuros } from '../../common/money.js';
import { sql, type Selectable } from 'kysely';
import { change, Database, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { anyOf } from '../../database/expressions.js';
import type { CouponUses } from '../../database/tables.js';
import { CustomerAddress } from './customer-address.js';
import { forgetCustomers } from './forget-customers.js';

type Use = Pick<Selectable<CouponUses>, 'order_id' | 'customer_email'>;

const LOCKED_USES = db
  .selectFrom('coupon_uses')
  .select(['order_id', 'customer_email', 'email_hash'])
  .orderBy('order_id')
  .forUpdate();

/** The encrypted column of `coupon_uses`, and the hash that is derived from it. */
@Injectable()
export class EncryptedCouponUses implements EncryptedTable {
  readonly table = 'coupon_uses';
  readonly key = 'order_id';
  readonly columns = ['customer_email'] as const;

  constructor(private readonly address: CustomerAddress) {}

  async reencrypt(connection: Queryable, orderIds: readonly string[]): Promise<number> {
    const uses = await run(connection, LOCKED_USES.where('order_id', '=', anyOf(orderIds, 'uuid')));
    const written = uses.map(({ order_id: orderId, customer_email: stored, email_hash: hash }) => {
      const email = this.address.read(stored, orderId);
      return email
        ? { orderId, stored: this.address.encrypt(email, orderId), hash: this.address.hash(email) }
        : { orderId, stored, hash };
    });
    const ids = written.map(({ orderId }) => orderId);
    const emails = written.map(({ stored }) => stored);
    const hashes = written.map(({ hash }) => hash);
    await change(
      connection,
      sql`update coupon_uses u set customer_email = w.customer_email, email_hash = w.email_hash
          from unnest(${ids}::uuid[], ${emails}::text[], ${hashes}::bytea[]) as w (order_id, customer_email, email_hash)
          where u.order_id = w.order_id`,
    );
    return written.length;
  }
}

/** The personal data in uses of coupons: which coupons a person used, and for what amounts. */
@HoldsPersonalData()
export class CouponUsesPersonalData implements PersonalDataHolder {
  readonly kind = 'usedCoupons';
  readonly tables;

  constructor(
    private readonly database: Database,
    private readonly address: CustomerAddress,
    private readonly encrypted: EncryptedCouponUses,
  ) {
    this.tables = [encrypted];
  }

  async *addresses(): AsyncGenerator<string> {
    for await (const { key, stored } of readEncryptedValues(this.database, this.encrypted, 'customer_email')) {
      const email = this.address.read(stored, key);
      if (email) yield email;
    }
  }

  async export(email: string): Promise<PersonalRecord[]> {
    const uses = await this.database.run(
      db
        .selectFrom('coupon_uses as u')
        // The coupon itself may be deleted by now.
        .leftJoin('orders as o', 'o.id', 'u.order_id')
        .select(['u.order_id', 'u.customer_email', 'u.order_amount_cents', 'u.discount_cents', 'u.used_at'])
        .select('o.coupon_code as code')
        .where('u.email_hash', '=', anyOf(this.address.hashesToFind(email), 'bytea'))
        .orderBy('u.used_at')
        .orderBy('u.order_id'),
    );
    return uses
      .filter((use) => this.isOf(use, email))
      .map((use) => ({
        couponCode: use.code,
        orderId: use.order_id,
        customerEmail: this.address.read(use.customer_email, use.order_id) ?? canonicalAddress(email),
        orderAmount: toEuros(use.order_amount_cents),
        discountAmount: toEuros(use.discount_cents),
        usedAt: use.used_at.toISOString(),
      }));
  }

  async erase(connection: Queryable, email: string): Promise<number> {
    const hashes = anyOf(this.address.hashesToFind(email), 'bytea');
    const found = await run(connection, LOCKED_USES.where('email_hash', '=', hashes));
    const uses = found.filter((use) => this.isOf(use, email));
    await forgetCustomers(
      connection,
      uses.map(({ order_id: orderId }) => orderId),
    );
    return uses.length;
  }

  /** The hash finds uses by mailbox, which several addresses can share; a use whose address cannot be read counts as this person's. */
  private isOf({ customer_email: stored, order_id: orderId }: Use, email: string): boolean {
    const address = this.address.read(stored, orderId);
    return address === undefined || isSameAddress(address, email);
  }
}
