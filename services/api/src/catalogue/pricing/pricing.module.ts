import { Module } from '@nestjs/common';
import { OrderableItems } from './orderable-items.js';

/** What an item costs on which plan; used by coupons and orders. */
@Module({ providers: [OrderableItems], exports: [OrderableItems] })
export class PricingModule {}
