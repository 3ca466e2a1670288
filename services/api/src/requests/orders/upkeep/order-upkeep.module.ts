import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../../common/personal-data/personal-data.module.js';
import { OrderPrivacy } from '../order-privacy.js';
import { OrderEraser } from '../privacy/order-eraser.js';
import { OrderRetention, UnfulfilledOrderRetention } from '../privacy/order-retention.js';
import { IdempotencyUpkeep } from '../../visitor-requests/idempotency/idempotency-upkeep.js';
import { OrderCountsUpkeep } from './order-counts-upkeep.js';
import { OrderFiguresUpkeep } from './order-figures-upkeep.js';
import { OrderMailUpkeep } from './order-mail-upkeep.js';
import { OrderPurge } from './order-purge.js';
import { OrderSearchUpkeep } from './order-search-upkeep.js';
import { SubscriptionUpkeep } from './subscription-upkeep.js';

/** The scheduled jobs and retention rules of orders, for the worker. */
@Module({
  imports: [PersonalDataModule],
  providers: [
    OrderPrivacy,
    OrderEraser,
    OrderRetention,
    UnfulfilledOrderRetention,
    SubscriptionUpkeep,
    OrderPurge,
    OrderMailUpkeep,
    IdempotencyUpkeep,
    OrderCountsUpkeep,
    OrderFiguresUpkeep,
    OrderSearchUpkeep,
  ],
})
export class OrderUpkeepModule {}
