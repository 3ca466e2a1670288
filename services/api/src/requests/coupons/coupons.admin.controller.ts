import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { type CouponInput, couponResource } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { Compressed, WithLocation, WithVersionTag } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { ApiExample, ApiSubset } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../../common/validation/json-object.pipe.js';
import { resourceExample } from '../../resource/index.js';
import { CouponDto, CouponUsageDto } from './coupon.dto.js';
import { CouponsAdminService } from './coupons.admin.service.js';

@ApiTags('Coupons')
@Controller('coupons/admin')
export class CouponsAdminController {
  constructor(private readonly coupons: CouponsAdminService) {}

  /** All coupons, also the inactive ones, newest first. */
  @Get()
  @Compressed()
  list(): Promise<CouponDto[]> {
    return this.coupons.list();
  }

  /** Creates a coupon. 409 `COUPON_CODE_EXISTS` when its code is taken. */
  @Post()
  @Audited('coupon.create', 'coupon')
  @WithVersionTag()
  @WithLocation('/api/coupons/admin')
  @ApiErrors(400, { 409: ['COUPON_CODE_EXISTS'] })
  @ApiExample(resourceExample(couponResource))
  create(@Body({ schema: couponResource.schema }) body: CouponInput): Promise<CouponDto> {
    return this.coupons.create(body);
  }

  /** The uses of a coupon, newest first. Also at `/api/coupons/admin/usage/{id}`. */
  @Get(':id/usage')
  @Audited('coupon.uses.read', 'coupon', (uses: CouponUsageDto[]) => uses.map(({ orderId }) => orderId))
  @ApiErrors(404)
  usage(@Param('id', EntityId('Coupon')) id: string): Promise<CouponUsageDto[]> {
    return this.coupons.usage(id);
  }

  /** The contract's path for it, which the document leaves out: a pattern reads it and `{id}/toggle` as one and the same. */
  @Get('usage/:id')
  @Audited('coupon.uses.read', 'coupon', (uses: CouponUsageDto[]) => uses.map(({ orderId }) => orderId))
  @ApiExcludeEndpoint()
  usageByContract(@Param('id', EntityId('Coupon')) id: string): Promise<CouponUsageDto[]> {
    return this.coupons.usage(id);
  }

  /** Changes any subset of a coupon's fields. 409 `STALE_VERSION` or `COUPON_CODE_EXISTS`. */
  @Put(':id')
  @Audited('coupon.update', 'coupon')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, 404, { 409: ['STALE_VERSION', 'COUPON_CODE_EXISTS'] })
  @ApiSubset(couponResource.schema, { usageLimit: 200, validUntil: null, version: 1 })
  update(
    @Param('id', EntityId('Coupon')) id: string,
    @Body(JsonObjectPipe) body: Record<string, unknown>,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<CouponDto> {
    return this.coupons.update(id, body, expected);
  }

  /** Activates an inactive coupon and the other way round. */
  @Patch(':id/toggle')
  @Audited('coupon.update', 'coupon')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(404)
  toggle(@Param('id', EntityId('Coupon')) id: string, @IfMatch() expected: ExpectedVersions): Promise<CouponDto> {
    return this.coupons.toggle(id, 'isActive', expected);
  }

  /** Gives back the uses that requests hold which have been pending for more than a day; those orders keep their discount. */
  @Post(':id/give-back-pending')
  @Audited('coupon.giveBack', 'coupon')
  @WithVersionTag()
  @HttpCode(200)
  @ApiErrors(404)
  giveBackPending(
    @Param('id', EntityId('Coupon')) id: string,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<CouponDto> {
    return this.coupons.giveBackPending(id, admin);
  }

  /** Deletes a coupon; orders keep its code and their discount. */
  @Delete(':id')
  @Audited('coupon.delete', 'coupon')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', EntityId('Coupon')) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.coupons.remove(id, expected);
  }
}
