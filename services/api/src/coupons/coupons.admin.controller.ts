import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { couponAdminSchema, type CouponAdmin } from '@vitrine/schemas';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { ApiExample, ApiSubset } from '../common/swagger/api-bodies.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../common/validation/json-object.pipe.js';
import { CouponDto, CouponUsageDto } from './coupon.dto.js';
import { CouponsAdminService } from './coupons.admin.service.js';

const EXAMPLE = {
  code: 'ATELIER10',
  name: 'Atelier',
  description: 'Zum Auftakt.',
  discountType: 'percentage',
  discountValue: 10,
  minimumOrderAmount: 500,
  maximumDiscount: 500,
  usageLimit: 100,
  userUsageLimit: 1,
  validFrom: '2026-11-01',
  validUntil: '2026-12-31',
  isActive: true,
  applicableProducts: [],
  applicableCategories: ['product', 'subscription'],
};

@ApiTags('Coupons')
@Controller('coupons/admin')
export class CouponsAdminController {
  constructor(private readonly coupons: CouponsAdminService) {}

  /** All coupons, also the inactive ones, newest first. */
  @Get()
  list(): Promise<CouponDto[]> {
    return this.coupons.list();
  }

  /** Creates a coupon. 409 `COUPON_CODE_EXISTS` when its code is taken. */
  @Post()
  @ApiErrors(400, 409)
  @ApiExample(EXAMPLE)
  create(@Body({ schema: couponAdminSchema }) body: CouponAdmin): Promise<CouponDto> {
    return this.coupons.create(body);
  }

  /** The uses of a coupon, newest first. */
  @Get('usage/:id')
  @ApiErrors(404)
  usage(@Param('id', EntityId('Coupon')) id: string): Promise<CouponUsageDto[]> {
    return this.coupons.usage(id);
  }

  /** Changes any subset of a coupon's fields. 409 `STALE_VERSION` or `COUPON_CODE_EXISTS`. */
  @Put(':id')
  @ApiErrors(400, 404, 409)
  @ApiSubset(couponAdminSchema, { usageLimit: 200, validUntil: null, version: 1 })
  update(
    @Param('id', EntityId('Coupon')) id: string,
    @Body(JsonObjectPipe) body: Record<string, unknown>,
  ): Promise<CouponDto> {
    return this.coupons.update(id, body);
  }

  /** Activates an inactive coupon and the other way round. */
  @Patch(':id/toggle')
  @ApiErrors(404)
  toggle(@Param('id', EntityId('Coupon')) id: string): Promise<CouponDto> {
    return this.coupons.toggle(id);
  }

  /** Deletes a coupon; orders keep its code and their discount. */
  @Delete(':id')
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', EntityId('Coupon')) id: string): Promise<void> {
    return this.coupons.remove(id);
  }
}
