import { Module } from '@nestjs/common';
import { AccessoriesModule } from './accessories/accessories.module.js';
import { AdminSessionModule } from './admin-session/admin-session.module.js';
import { CommonModule } from './common/common.module.js';
import { PublicReadCacheModule } from './common/public-read-cache/public-read-cache.module.js';
import { RateLimitModule } from './common/rate-limit/rate-limit.module.js';
import { ContactsModule } from './contacts/contacts.module.js';
import { ContentPagesModule } from './content-pages/content-pages.module.js';
import { CouponsModule } from './coupons/coupons.module.js';
import { HomepageSectionsModule } from './homepage-sections/homepage-sections.module.js';
import { FeaturesModule } from './features/features.module.js';
import { HeroModule } from './hero/hero.module.js';
import { InterviewsModule } from './interviews/interviews.module.js';
import { ProbesModule } from './operations/probes.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ProductsModule } from './products/products.module.js';
import { QueueModule } from './queue/queue.module.js';
import { SearchModule } from './search/search.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { StoresModule } from './stores/stores.module.js';
import { SystemModule } from './system/system.module.js';
import { UploadsModule } from './uploads/index.js';

/** The HTTP process. */
@Module({
  imports: [
    CommonModule,
    PublicReadCacheModule,
    RateLimitModule,
    AdminSessionModule,
    ProbesModule,
    FeaturesModule,
    ProductsModule,
    AccessoriesModule,
    CouponsModule,
    OrdersModule,
    ContactsModule,
    ContentPagesModule,
    HomepageSectionsModule,
    SearchModule,
    StatisticsModule,
    StoresModule,
    PrivacyModule,
    QueueModule,
    SystemModule,
    UploadsModule,
    HeroModule,
    InterviewsModule,
  ],
})
export class AppModule {}
