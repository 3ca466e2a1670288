import { Module } from '@nestjs/common';
import { IdempotencyUpkeep } from './upkeep/idempotency-upkeep.js';
import { OrderCountsUpkeep } from './upkeep/order-counts-upkeep.js';
import { OrderPurge } from './upkeep/order-purge.js';
import { SubscriptionUpkeep } from './upkeep/subscription-upkeep.js';

/** What becomes of orders as time passes, for the worker. */
@Module({ providers: [SubscriptionUpkeep, OrderPurge, IdempotencyUpkeep, OrderCountsUpkeep] })
export class OrderUpkeepModule {}
