import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { couponAdminSchema, sentence, type CouponAdmin, type CouponCategory } from '@vitrine/schemas';
import {
  adminFields,
  changeRow,
  changeVersioned,
  fillRow,
  insertRow,
  orConflict,
  removeRow,
  type StoredFields,
} from '../common/admin-entity/index.js';
import { AuditLog, type AuditActor } from '../common/audit/audit-log.js';
import { notFound } from '../common/errors/api-error.js';
import type { ExpectedVersions } from '../common/http/if-match.js';
import { newId } from '../common/ids.js';
import { toCents, toCentsOrNull, toEuros, toEurosOrNull } from '../common/money.js';
import { Database } from '../database/database.js';
import type { CouponDto, CouponUsageDto } from './coupon.dto.js';
import { Coupon } from './coupon.entity.js';
import { CouponRedemption } from './coupon-redemption.js';
import { CustomerAddress } from './customer-address.js';
import { asStored, endOf, startOf } from './validity.js';

interface UsageRow {
  customer_email: string;
  order_id: string;
  order_amount_cents: number;
  discount_cents: number;
  used_at: Date;
}

/** A request that is still pending after so long may be one that nobody meant. */
const LONG_PENDING_MS = 24 * 3_600_000;

/** Coupons as staff keep them. */
@Injectable()
export class CouponsAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly address: CustomerAddress,
    private readonly redemption: CouponRedemption,
    private readonly audit: AuditLog,
  ) {}

  /** All coupons, newest first. */
  async list(): Promise<CouponDto[]> {
    const coupons = await this.em.fork().findAll(Coupon, { orderBy: { createdAt: 'desc', id: 'desc' } });
    const pending = await this.pendingUses();
    return coupons.map((coupon) => toDto(coupon, pending.get(coupon.id)));
  }

  /** @throws ApiError 409 `COUPON_CODE_EXISTS` */
  async create(input: CouponAdmin): Promise<CouponDto> {
    const coupon = await fillRow(this.em, couponFields, new Coupon(), input);
    coupon.id = newId();
    return toDto(await uniqueCode(() => insertRow(this.em, coupon)), 0);
  }

  /**
   * Changes any subset of the fields; the whole must still obey the rules.
   * @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION` or `COUPON_CODE_EXISTS`, 412 `PRECONDITION_FAILED`
   */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    expected?: ExpectedVersions,
  ): Promise<CouponDto> {
    return uniqueCode(() => this.change(id, expected, (coupon, em) => changeRow(em, couponFields, coupon, changes)));
  }

  /** @throws ApiError 404, 412 */
  async toggle(id: string, expected?: ExpectedVersions): Promise<CouponDto> {
    return this.change(id, expected, (coupon) => {
      coupon.isActive = !coupon.isActive;
    });
  }

  /** Orders keep the code and discount; the uses go with the coupon. @throws ApiError 404, 412 */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    await removeRow(this.em, Coupon, id, 'Coupon', expected);
  }

  /** The uses of a coupon, newest first. @throws ApiError 404 */
  async usage(id: string): Promise<CouponUsageDto[]> {
    if ((await this.em.fork().count(Coupon, { id })) === 0) throw notFound('Coupon');
    const uses = await this.database.query<UsageRow>(
      `select customer_email, order_id, order_amount_cents, discount_cents, used_at
       from coupon_uses where coupon_id = $1 order by used_at desc, order_id desc`,
      [id],
    );
    return uses.map((use) => ({
      customerEmail: this.address.read(use.customer_email, use.order_id) ?? '',
      orderId: use.order_id,
      orderAmount: toEuros(use.order_amount_cents),
      discountAmount: toEuros(use.discount_cents),
      usedAt: use.used_at,
    }));
  }

  /** Gives back the uses that requests hold which have been pending for more than a day. @throws ApiError 404 */
  async giveBackPending(id: string, actor: AuditActor): Promise<CouponDto> {
    await this.database.transaction(async (connection) => {
      const uses = await this.redemption.giveBackPending(connection, id, longPendingSince());
      const entry = { actor, action: 'coupon.giveBack', subjectType: 'coupon', subjectId: id, details: { uses } };
      await this.audit.write(entry, connection);
    });
    const coupon = await this.em.fork().findOne(Coupon, { id });
    if (!coupon) throw notFound('Coupon');
    return toDto(coupon, 0);
  }

  /** By coupon, how many uses are held by requests that have been pending for more than a day. */
  private async pendingUses(): Promise<Map<string, number>> {
    const held = await this.database.query<{ coupon_id: string; uses: number }>(
      `select u.coupon_id, count(*)::integer as uses from coupon_uses u join orders o on o.id = u.order_id
       where o.status = 'pending' and o.created_at < $1 group by u.coupon_id`,
      [longPendingSince()],
    );
    return new Map(held.map(({ coupon_id: id, uses }) => [id, uses]));
  }

  private async change(
    id: string,
    expected: ExpectedVersions,
    work: (coupon: Coupon, em: EntityManager) => unknown,
  ): Promise<CouponDto> {
    const coupon = await changeVersioned(this.em, Coupon, id, 'Coupon', work, expected);
    return toDto(coupon, (await this.pendingUses()).get(id));
  }
}

const uniqueCode = <Result>(work: () => Promise<Result>): Promise<Result> =>
  orConflict('COUPON_CODE_EXISTS', sentence('couponAdmin.exists'), work);

const longPendingSince = (): Date => new Date(Date.now() - LONG_PENDING_MS);

const toDto = (coupon: Coupon, pendingUses = 0): CouponDto => ({
  id: coupon.id,
  code: coupon.code,
  name: coupon.name,
  description: coupon.description,
  discountType: coupon.discountType,
  discountValue: toEuros(coupon.discountValue),
  minimumOrderAmount: toEuros(coupon.minimumOrderCents),
  maximumDiscount: toEurosOrNull(coupon.maximumDiscountCents),
  usageLimit: coupon.usageLimit,
  userUsageLimit: coupon.userUsageLimit,
  usageCount: coupon.usageCount,
  pendingUses,
  validFrom: coupon.validFrom,
  validUntil: coupon.validUntil,
  isActive: coupon.isActive,
  applicableProducts: coupon.applicableProducts,
  applicableCategories: coupon.applicableCategories as CouponCategory[],
  ...adminFields(coupon),
});

const couponFields: StoredFields<Coupon, CouponAdmin, 'usageCount'> = {
  schema: couponAdminSchema,
  fieldsOf: (coupon) => toDto(coupon),
  columnsOf: ({ minimumOrderAmount, maximumDiscount, version: _, ...columns }) => ({
    ...columns,
    discountValue: toCents(columns.discountValue),
    minimumOrderCents: toCents(minimumOrderAmount ?? 0),
    maximumDiscountCents: toCentsOrNull(maximumDiscount),
    validFrom: asStored(columns.validFrom),
    validUntil: columns.validUntil ? asStored(columns.validUntil) : null,
    startsAt: startOf(columns.validFrom),
    endsAt: columns.validUntil ? endOf(columns.validUntil) : null,
    applicableProducts: columns.applicableProducts.map((id) => id.toLowerCase()),
  }),
  columnNames: {
    minimumOrderAmount: ['minimumOrderCents'],
    maximumDiscount: ['maximumDiscountCents'],
    validFrom: ['validFrom', 'startsAt'],
    validUntil: ['validUntil', 'endsAt'],
  },
};
