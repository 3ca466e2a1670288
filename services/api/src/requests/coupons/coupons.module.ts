import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { PricingModule } from '../../catalogue/pricing/pricing.module.js';
import { RateLimitModule } from '../../common/rate-limit/rate-limit.module.js';
import { TrashModule } from '../../platform/trash/trash.module.js';
import { CouponAddressLimit } from './coupon-address-limit.js';
import { couponTable } from './coupon.js';
import { CouponUsesPersonalData, EncryptedCouponUses } from './coupon-uses-personal-data.js';
import { CouponRedemption } from './coupon-redemption.js';
import { CouponRestore } from './coupon-restore.js';
import { CouponsAdminController } from './coupons.admin.controller.js';
import { CouponsAdminService } from './coupons.admin.service.js';
import { CouponsController } from './coupons.controller.js';
import { CouponsRepository } from './coupons.repository.js';
import { CouponsService } from './coupons.service.js';
import { CustomerAddress } from './customer-address.js';

/** Coupons: validation for visitors, redemption for orders, administration for staff. */
@Module({
  imports: [
    MikroOrmModule.forFeature([couponTable.schema]),
    PersonalDataModule,
    PricingModule,
    RateLimitModule,
    TrashModule,
  ],
  controllers: [CouponsController, CouponsAdminController],
  providers: [
    CouponAddressLimit,
    CouponRestore,
    CouponsService,
    CouponsRepository,
    CouponRedemption,
    CouponsAdminService,
    CustomerAddress,
    EncryptedCouponUses,
    CouponUsesPersonalData,
  ],
  exports: [CouponsService, CouponRedemption],
})
export class CouponsModule {}
