import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { UpdatedBy } from '../common/admin-entity/updated-by.js';
import type { CouponDiscountType } from '@vitrine/schemas';

/** A coupon. Amounts in cents; `usageCount` is only changed by conditional SQL (see `coupon-redemption.ts`). */
@Entity({ tableName: 'coupons' })
export class Coupon {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Upper-case and unique. */
  @Property({ type: 'text' })
  code!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  description: string = '';

  @Property({ type: 'text' })
  discountType!: CouponDiscountType;

  /** Cents (fixed) or hundredths of a percent (percentage). */
  @Property({ type: 'integer' })
  discountValue!: number;

  @Property({ type: 'integer' })
  minimumOrderCents: number = 0;

  @Property({ type: 'integer', nullable: true })
  maximumDiscountCents: number | null = null;

  @Property({ type: 'integer', nullable: true })
  usageLimit: number | null = null;

  @Property({ type: 'integer' })
  userUsageLimit: number = 1;

  @Property({ type: 'integer' })
  usageCount: number = 0;

  /** As written: a day in Europe/Berlin or a time. */
  @Property({ type: 'text' })
  validFrom!: string;

  @Property({ type: 'text', nullable: true })
  validUntil: string | null = null;

  @Property({ type: 'timestamptz' })
  startsAt!: Date;

  /** First moment after the validity. */
  @Property({ type: 'timestamptz', nullable: true })
  endsAt: Date | null = null;

  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Property({ type: 'string[]', columnType: 'text[]' })
  applicableProducts: string[] = [];

  @Property({ type: 'string[]', columnType: 'text[]' })
  applicableCategories: string[] = [];

  @Property({ type: 'integer', version: true })
  version: number = 1;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @UpdatedBy()
  updatedBy: string | null = null;
}
