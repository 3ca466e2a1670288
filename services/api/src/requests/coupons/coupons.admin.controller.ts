import { Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { couponResource } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithVersionTag } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ResourceController } from '../../resource/index.js';
import { CouponDto, CouponUsageDto } from './coupon.dto.js';
import { CouponsAdminService } from './coupons.admin.service.js';

const CouponId = EntityId('Coupon');

@ApiTags('Coupons')
@Controller('coupons/admin')
export class CouponsAdminController extends ResourceController(couponResource, {
  path: 'coupons/admin',
  permissions: 'coupons',
  all: '',
  service: CouponsAdminService,
  answer: CouponDto,
  taken: 'COUPON_CODE_EXISTS',
  change: { usageLimit: 200, validUntil: null, version: 1 },
  summaries: {
    list: 'All coupons, also the inactive ones, newest first.',
    create: 'Creates a coupon. 409 `COUPON_CODE_EXISTS` when its code is taken.',
    update: "Changes any subset of a coupon's fields. 409 `STALE_VERSION` or `COUPON_CODE_EXISTS`.",
    remove: 'Deletes a coupon; orders keep its code and their discount.',
  },
}) {
  /**
   * The uses of a coupon, newest first, the last 1,000 at most; `usageCount` of the coupon counts all. Without their customers for staff who have not
   * `orders:read`. Also at `/api/coupons/admin/usage/{id}`.
   */
  @Get(':id/usage')
  @RequiresPermission('coupons:read')
  @Audited('coupon.uses.read', 'coupon', (uses: CouponUsageDto[]) => uses.map(({ orderId }) => orderId))
  @ApiErrors(404)
  async usage(
    @Param('id', CouponId) id: string,
    @CurrentAdmin() { permissions }: CurrentAdminInfo,
  ): Promise<CouponUsageDto[]> {
    const uses = await this.rows.usage(id);
    return permissions.includes('orders:read') ? uses : uses.map((use) => ({ ...use, customerEmail: '' }));
  }

  /** The same at the contract's path. The OpenAPI document leaves it out, because there this path and `{id}/toggle` would be ambiguous. */
  @Get('usage/:id')
  @RequiresPermission('coupons:read')
  @Audited('coupon.uses.read', 'coupon', (uses: CouponUsageDto[]) => uses.map(({ orderId }) => orderId))
  @ApiExcludeEndpoint()
  usageByContract(
    @Param('id', CouponId) id: string,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<CouponUsageDto[]> {
    return this.usage(id, admin);
  }

  /** Activates an inactive coupon and the other way round. */
  @Patch(':id/toggle')
  @RequiresPermission('coupons:write')
  @Audited('coupon.update', 'coupon')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(404)
  toggle(@Param('id', CouponId) id: string, @IfMatch() expected: ExpectedVersions): Promise<CouponDto> {
    return this.rows.toggle(id, 'isActive', expected);
  }

  /** Gives back the uses that requests hold which have been pending for more than a day; those orders keep their discount. */
  @Post(':id/give-back-pending')
  @RequiresPermission('coupons:write')
  @Audited('coupon.giveBack', 'coupon')
  @WithVersionTag()
  @HttpCode(200)
  @ApiErrors(404)
  giveBackPending(@Param('id', CouponId) id: string, @CurrentAdmin() admin: CurrentAdminInfo): Promise<CouponDto> {
    return this.rows.giveBackPending(id, admin);
  }
}
