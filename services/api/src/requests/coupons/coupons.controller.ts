import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { couponValidationSchema, type CouponValidation } from '@vitrine/schemas';
import type { Request } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { visitorAddress } from '../../common/http/requests/visitor-address.js';
import { RateLimit } from '../../common/rate-limit/rate-limit.guard.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { AppConfig } from '../../config/app-config.js';
import { CouponAddressLimit } from './coupon-address-limit.js';
import { CouponValidationDto } from './coupon.dto.js';
import { CouponsService } from './coupons.service.js';

@Public()
@ApiTags('Coupons')
@Controller('coupons')
export class CouponsController {
  constructor(
    private readonly coupons: CouponsService,
    private readonly tries: CouponAddressLimit,
    private readonly config: AppConfig,
  ) {}

  /**
   * Whether a coupon is valid for a product, and the discount on the server's own price. After so many different addresses
   * (`RATE_LIMIT_COUPON_ADDRESSES`) the limit per person is checked only when the order is placed.
   */
  @Post('validate')
  @HttpCode(200)
  @RateLimit('coupons')
  @ApiErrors(400)
  @ApiExample({ code: 'ATELIER10', productId: '0197a3f2-7c1e-7000-8000-000000000000', orderType: 'product' })
  async validate(
    @Body({ schema: couponValidationSchema }) body: CouponValidation,
    @Req() request: Request,
  ): Promise<CouponValidationDto> {
    const { customerEmail, ...others } = body;
    const visitor = visitorAddress(request, this.config.proxySecret);
    const isAllowed = customerEmail !== undefined && (await this.tries.take(visitor, customerEmail));
    return this.coupons.validate(isAllowed ? body : others);
  }
}
