import { Injectable } from '@nestjs/common';
import { everyRow } from '../common/personal-data/every-row.js';
import { canonicalAddress } from '../common/personal-data/canonical-address.js';
import {
  HoldsPersonalData,
  type EncryptedTable,
  type PersonalDataHolder,
  type PersonalRecord,
} from '../common/personal-data/personal-data-holder.js';
import { toEuros } from '../common/money.js';
import { Database, rows, type Queryable } from '../database/database.js';
import { CustomerAddress } from './customer-address.js';
import { forgetCustomers } from './forget-customers.js';

interface Use {
  order_id: string;
  customer_email: string;
  email_hash: Buffer;
}

interface ExportedUse extends Use {
  code: string;
  order_amount_cents: number;
  discount_cents: number;
  used_at: Date;
}

/** The encrypted column of `coupon_uses`, with the hash that follows from it. */
@Injectable()
export class EncryptedCouponUses implements EncryptedTable {
  readonly table = 'coupon_uses';
  readonly key = 'order_id';
  readonly columns = ['customer_email'] as const;

  constructor(private readonly address: CustomerAddress) {}

  async reencrypt(connection: Queryable, orderIds: readonly string[]): Promise<number> {
    const uses = await rows<Use>(
      connection,
      `select order_id, customer_email, email_hash from coupon_uses
       where order_id = any ($1::uuid[]) order by order_id for update`,
      [orderIds],
    );
    const written = uses.map(({ order_id: orderId, customer_email: stored, email_hash: hash }) => {
      const email = this.address.read(stored, orderId);
      return email
        ? { orderId, stored: this.address.encrypt(email, orderId), hash: this.address.hash(email) }
        : { orderId, stored, hash };
    });
    await rows(
      connection,
      `update coupon_uses u set customer_email = w.customer_email, email_hash = w.email_hash
       from unnest($1::uuid[], $2::text[], $3::bytea[]) as w (order_id, customer_email, email_hash)
       where u.order_id = w.order_id`,
      [written.map(({ orderId }) => orderId), written.map(({ stored }) => stored), written.map(({ hash }) => hash)],
    );
    return written.length;
  }
}

/** What coupons hold about a person: which were used, and for what amounts. */
@Injectable()
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
    for await (const { key, stored } of everyRow(this.database, this.encrypted, 'customer_email')) {
      const email = this.address.read(stored, key);
      if (email) yield email;
    }
  }

  async export(email: string): Promise<PersonalRecord[]> {
    const uses = await this.database.query<ExportedUse>(
      `select u.order_id, u.customer_email, c.code, u.order_amount_cents, u.discount_cents, u.used_at
       from coupon_uses u join coupons c on c.id = u.coupon_id
       where u.email_hash = any ($1::bytea[]) order by u.used_at, u.order_id`,
      [this.address.hashesToFind(email)],
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
    const found = await rows<Use>(
      connection,
      `select order_id, customer_email, email_hash from coupon_uses
       where email_hash = any ($1::bytea[]) order by order_id for update`,
      [this.address.hashesToFind(email)],
    );
    const uses = found.filter((use) => this.isOf(use, email));
    await forgetCustomers(
      connection,
      uses.map(({ order_id: orderId }) => orderId),
    );
    return uses.length;
  }

  /** Uses are found by their mailbox, which other addresses have as well; one that cannot be read counts as this person's. */
  private isOf({ customer_email: stored, order_id: orderId }: Use, email: string): boolean {
    const address = this.address.read(stored, orderId);
    return address === undefined || canonicalAddress(address) === canonicalAddress(email);
  }
}
