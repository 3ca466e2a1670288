import { ORDER_PLANS, type OrderPlan } from '@vitrine/schemas';
import { ApiProperty } from '@nestjs/swagger';

/** What one calendar day brought. */
export class DayDto {
  /** The calendar day. @example "2026-11-21" */
  date!: string;
  /** Orders placed on this day, of any present status; deleted ones are not counted. @example 12 */
  orders!: number;
  /** Contact requests received on this day that are still there. @example 3 */
  contacts!: number;
}

/** The orders that were placed on the days, by their present state. */
export class ConversionDto {
  /** All of them. @example 120 */
  orders!: number;
  /** Those that are confirmed or completed by now. @example 84 */
  confirmed!: number;
  /** Those that wait for an answer. @example 20 */
  pending!: number;
  /** Those that are cancelled by now. @example 16 */
  cancelled!: number;
}

/** Orders of one kind that were placed on the days and are not cancelled. */
class ValueDto {
  /** How many. @example 12 */
  orders!: number;
  /** What they are to pay in all, in euros, of a subscription its first month. @example 106800 */
  value!: number;
}

/** Orders of one plan. */
export class PlanValueDto extends ValueDto {
  /** How they are paid. @example "monthly" */
  @ApiProperty({ enum: ORDER_PLANS })
  plan!: OrderPlan;
}

/** Orders of one product or accessory. */
export class EditionValueDto extends ValueDto {
  /** What it was called when it was last ordered. @example "Signature" */
  name!: string;
}

/** Orders with one coupon. */
export class CouponValueDto extends ValueDto {
  /** The coupon's code. @example "ATELIER10" */
  code!: string;
  /** Those of them that are confirmed or completed by now. @example 9 */
  confirmed!: number;
  /** What the coupon took off their prices, in euros. @example 10680 */
  discount!: number;
}

/** What the last days brought. */
export class StatisticsDto {
  /** In which a day begins and ends. @example "Europe/Berlin" */
  timeZone!: string;
  /** Every day, the oldest first and today last. */
  days!: DayDto[];
  /** How many requests of these days were confirmed. */
  conversion!: ConversionDto;
  /** By plan, the highest value first. */
  plans!: PlanValueDto[];
  /** By product and accessory, the highest value first. */
  editions!: EditionValueDto[];
  /** The 20 coupons with the most orders, the most first. */
  coupons!: CouponValueDto[];
}
