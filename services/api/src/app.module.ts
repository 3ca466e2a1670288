import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { json } from 'express';
import { AccessoriesModule } from './accessories/accessories.module.js';
import { AdminSessionModule } from './admin-session/admin-session.module.js';
import { CommonModule } from './common/common.module.js';
import { PublicReadCacheModule } from './common/public-read-cache/public-read-cache.module.js';
import { RateLimitModule } from './common/rate-limit/rate-limit.module.js';
import { CouponsModule } from './coupons/coupons.module.js';
import { ProbesModule } from './operations/probes.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { ProductsModule } from './products/products.module.js';
import { QueueModule } from './queue/queue.module.js';

const JSON_BODY_LIMIT = '1mb';

/** The HTTP process. */
@Module({
  imports: [
    CommonModule,
    PublicReadCacheModule,
    RateLimitModule,
    AdminSessionModule,
    ProbesModule,
    ProductsModule,
    AccessoriesModule,
    CouponsModule,
    OrdersModule,
    QueueModule,
  ],
})
export class AppModule implements NestModule {
  /** After the logger's own middleware, so that refused bodies are logged too. */
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(json({ limit: JSON_BODY_LIMIT })).forRoutes('{*path}');
  }
}
