import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { couponAdminSchema, fieldErrors, sentence, type CouponAdmin, type CouponCategory } from '@vitrine/schemas';
import { ValidationError } from 'yup';
import { conflict, notFound, staleVersion, validationFailed } from '../common/errors/api-error.js';
import { newId } from '../common/ids.js';
import { toCents, toCentsOrNull, toEuros, toEurosOrNull } from '../common/money.js';
import { Database } from '../database/database.js';
import type { CouponDto, CouponUsageDto } from './coupon.dto.js';
import { Coupon } from './coupon.entity.js';
import { CustomerAddress } from './customer-address.js';
import { asStored, endOf, startOf } from './validity.js';

interface UsageRow {
  customer_email: string;
  order_id: string;
  order_amount_cents: number;
  discount_cents: number;
  used_at: Date;
}

/** Coupons as staff keep them. */
@Injectable()
export class CouponsAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly address: CustomerAddress,
  ) {}

  /** All coupons, newest first. */
  async list(): Promise<CouponDto[]> {
    const coupons = await this.em.fork().findAll(Coupon, { orderBy: { createdAt: 'desc', id: 'desc' } });
    return coupons.map(toDto);
  }

  /** @throws ApiError 409 `COUPON_CODE_EXISTS` */
  async create(input: CouponAdmin): Promise<CouponDto> {
    return uniqueCode(async () => {
      const em = this.em.fork();
      const coupon = new Coupon();
      coupon.id = newId();
      assign(coupon, input);
      await em.persist(coupon).flush();
      return toDto(coupon);
    });
  }

  /**
   * Changes any subset of the fields; the whole must still obey the rules.
   * @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION` or `COUPON_CODE_EXISTS`
   */
  async update(id: string, changes: Readonly<Record<string, unknown>>): Promise<CouponDto> {
    return uniqueCode(() =>
      this.change(id, (coupon) => {
        const input = valid({ ...toDto(coupon), ...changes, version: changes['version'] ?? coupon.version });
        if (input.version !== coupon.version) throw staleVersion();
        assign(coupon, input);
      }),
    );
  }

  /** @throws ApiError 404 */
  async toggle(id: string): Promise<CouponDto> {
    return this.change(id, (coupon) => {
      coupon.isActive = !coupon.isActive;
    });
  }

  /** Orders keep the code and discount; the uses go with the coupon. @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    if ((await this.em.fork().nativeDelete(Coupon, { id })) === 0) throw notFound('Coupon');
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
      customerEmail: this.address.decrypt(use.customer_email, use.order_id),
      orderId: use.order_id,
      orderAmount: toEuros(use.order_amount_cents),
      discountAmount: toEuros(use.discount_cents),
      usedAt: use.used_at,
    }));
  }

  private async change(id: string, work: (coupon: Coupon) => void): Promise<CouponDto> {
    return this.em.fork().transactional(async (em) => {
      const coupon = await em.findOne(Coupon, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!coupon) throw notFound('Coupon');
      work(coupon);
      await em.flush();
      return toDto(coupon);
    });
  }
}

function valid(value: unknown): CouponAdmin {
  try {
    return couponAdminSchema.validateSync(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw validationFailed(fieldErrors(error));
    throw error;
  }
}

async function uniqueCode<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw conflict('COUPON_CODE_EXISTS', sentence('couponAdmin.exists'));
    }
    throw error;
  }
}

function assign(coupon: Coupon, input: CouponAdmin): void {
  coupon.code = input.code;
  coupon.name = input.name;
  coupon.description = input.description;
  coupon.discountType = input.discountType;
  coupon.discountValue = toCents(input.discountValue);
  coupon.minimumOrderCents = toCents(input.minimumOrderAmount ?? 0);
  coupon.maximumDiscountCents = toCentsOrNull(input.maximumDiscount);
  coupon.usageLimit = input.usageLimit;
  coupon.userUsageLimit = input.userUsageLimit;
  coupon.validFrom = asStored(input.validFrom);
  coupon.validUntil = input.validUntil ? asStored(input.validUntil) : null;
  coupon.startsAt = startOf(input.validFrom);
  coupon.endsAt = input.validUntil ? endOf(input.validUntil) : null;
  coupon.isActive = input.isActive;
  coupon.applicableProducts = input.applicableProducts.map((id) => id.toLowerCase());
  coupon.applicableCategories = input.applicableCategories;
}

const toDto = (coupon: Coupon): CouponDto => ({
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
  validFrom: coupon.validFrom,
  validUntil: coupon.validUntil,
  isActive: coupon.isActive,
  applicableProducts: coupon.applicableProducts,
  applicableCategories: coupon.applicableCategories as CouponCategory[],
  version: coupon.version,
  createdAt: coupon.createdAt,
  updatedAt: coupon.updatedAt,
});
