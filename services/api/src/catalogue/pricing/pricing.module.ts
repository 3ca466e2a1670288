import { Module } from '@nestjs/common';
import { OrderableItems } from './orderable-items.js';

/** The items that can be ordered, for coupons and orders. */
@Module({ providers: [OrderableItems], exports: [OrderableItems] })
export class PricingModule {}
