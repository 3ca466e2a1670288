import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { couponValidationSchema, type CouponValidation } from '@vitrine/schemas';
import { Public } from '../common/auth/public.decorator.js';
import { RateLimit } from '../common/rate-limit/rate-limit.guard.js';
import { ApiExample } from '../common/swagger/api-bodies.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { CouponValidationDto } from './coupon.dto.js';
import { CouponsService } from './coupons.service.js';

@Public()
@ApiTags('Coupons')
@Controller('coupons')
export class CouponsController {
  constructor(private readonly coupons: CouponsService) {}

  /** Tells whether a coupon holds for a product, and the discount on the server's own price. */
  @Post('validate')
  @HttpCode(200)
  @RateLimit('coupons')
  @ApiErrors(400)
  @ApiExample({ code: 'ATELIER10', productId: '0197a3f2-7c1e-7000-8000-000000000000', orderType: 'product' })
  validate(@Body({ schema: couponValidationSchema }) body: CouponValidation): Promise<CouponValidationDto> {
    return this.coupons.validate(body);
  }
}
