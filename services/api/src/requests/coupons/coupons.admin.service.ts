import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { COUPON_USES_SHOWN, sentence } from '@vitrine/schemas';
import { AuditLog, type AuditActor } from '../../common/audit/audit-log.js';
import { notFound } from '../../common/errors/api-error.js';
import { mapInBatches } from '../../common/map-in-batches.js';
import { toEuros } from '../../common/money.js';
import { Database, run } from '../../database/database.js';
import { db } from '../../database/db.js';
import { ResourceAdminService, toAdminAnswer } from '../../resource/index.js';
import { COUPON_COLUMN_NAMES, couponColumns } from './coupon-columns.js';
import { Coupon, couponTable } from './coupon.js';
import type { CouponDto, CouponUsageDto } from './coupon.dto.js';
import { CouponRedemption } from './coupon-redemption.js';
import { CustomerAddress } from './customer-address.js';

interface UsageRow {
  customer_email: string;
  order_id: string;
  order_amount_cents: number;
  discount_cents: number;
  used_at: Date;
}

/** A request that is still pending after this time may not be a serious one. */
const LONG_PENDING_MS = 24 * 3_600_000;

const newestFirst = (a: Coupon, b: Coupon): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

/** Coupons for staff, newest first. Orders keep the code and discount of a deleted coupon; its uses are deleted with it. */
@Injectable()
export class CouponsAdminService extends ResourceAdminService<typeof couponTable, CouponDto> {
  protected readonly table = couponTable;
  protected readonly compare = newestFirst;
  protected override readonly taken = { code: 'COUPON_CODE_EXISTS', message: sentence('couponAdmin.exists') } as const;
  protected override readonly columnNames = COUPON_COLUMN_NAMES;

  constructor(
    em: EntityManager,
    database: Database,
    private readonly address: CustomerAddress,
    private readonly redemption: CouponRedemption,
    private readonly audit: AuditLog,
  ) {
    super(em, database);
  }

  /** The newest uses of a coupon. @throws ApiError 404 */
  async usage(id: string): Promise<CouponUsageDto[]> {
    if ((await this.em.fork().count(Coupon, { id })) === 0) throw notFound('Coupon');
    const uses = await this.database.query<UsageRow>(
      `select customer_email, order_id, order_amount_cents, discount_cents, used_at
       from coupon_uses where coupon_id = $1 order by used_at desc, order_id desc limit $2`,
      [id, COUPON_USES_SHOWN],
    );
    return mapInBatches(uses, (use) => ({
      customerEmail: this.address.read(use.customer_email, use.order_id) ?? '',
      orderId: use.order_id,
      orderAmount: toEuros(use.order_amount_cents),
      discountAmount: toEuros(use.discount_cents),
      usedAt: use.used_at,
    }));
  }

  /** Gives back the uses of requests that have been pending for more than a day. @throws ApiError 404 */
  async giveBackPending(id: string, actor: AuditActor): Promise<CouponDto> {
    await this.database.transaction(async (connection) => {
      const found = db.selectFrom('coupons').select('id').where('id', '=', id);
      if ((await run(connection, found)).length === 0) throw notFound('Coupon');
      const uses = await this.redemption.giveBackPending(connection, id, longPendingSince());
      const entry = { actor, action: 'coupon.giveBack', subjectType: 'coupon', subjectId: id, details: { uses } };
      await this.audit.write(entry, connection);
    });
    const coupon = await this.em.fork().findOne(Coupon, { id });
    if (!coupon) throw notFound('Coupon');
    return this.answer(coupon);
  }

  protected override readonly columnsOf = couponColumns;

  protected override async answers(coupons: readonly Coupon[]): Promise<CouponDto[]> {
    const pending = await this.pendingUses(coupons.map(({ id }) => id));
    return coupons.map((coupon) => ({
      ...toAdminAnswer(couponTable, coupon),
      minimumOrderAmount: coupon.minimumOrderAmount ?? 0,
      pendingUses: pending.get(coupon.id) ?? 0,
    }));
  }

  /** By coupon, the number of uses by requests that have been pending for more than a day. */
  private async pendingUses(couponIds: readonly string[]): Promise<Map<string, number>> {
    const held = await this.database.query<{ coupon_id: string; uses: number }>(
      `select u.coupon_id, count(*)::integer as uses from coupon_uses u join orders o on o.id = u.order_id
       where u.coupon_id = any ($1::uuid[]) and o.status = 'pending' and o.created_at < $2 group by u.coupon_id`,
      [couponIds, longPendingSince()],
    );
    return new Map(held.map(({ coupon_id: id, uses }) => [id, uses]));
  }
}

const longPendingSince = (): Date => new Date(Date.now() - LONG_PENDING_MS);
