import { Module } from '@nestjs/common';
import { AccessoriesModule } from './catalogue/accessories/accessories.module.js';
import { AdminSessionModule } from './people/admin-session/admin-session.module.js';
import { CommonModule } from './common/common.module.js';
import { PublicReadCacheModule } from './common/public-read-cache/public-read-cache.module.js';
import { RateLimitModule } from './common/rate-limit/rate-limit.module.js';
import { ContactsModule } from './requests/contacts/contacts.module.js';
import { DemonstrationsModule } from './requests/demonstrations/demonstrations.module.js';
import { ContentPagesModule } from './content/content-pages/content-pages.module.js';
import { CouponsModule } from './requests/coupons/coupons.module.js';
import { HomepageSectionsModule } from './content/homepage-sections/homepage-sections.module.js';
import { FeaturesModule } from './catalogue/features/features.module.js';
import { HeroModule } from './content/hero/hero.module.js';
import { InterviewsModule } from './content/interviews/interviews.module.js';
import { OutboxMetricsModule } from './platform/notifications/outbox/outbox-metrics.module.js';
import { ProbesModule } from './platform/operations/probes.module.js';
import { OrdersModule } from './requests/orders/orders.module.js';
import { PrivacyModule } from './people/privacy/privacy.module.js';
import { ProductsModule } from './catalogue/products/products.module.js';
import { QueueModule } from './platform/queue/queue.module.js';
import { SearchModule } from './content/search/search.module.js';
import { StatisticsModule } from './requests/statistics/statistics.module.js';
import { StoresModule } from './content/stores/stores.module.js';
import { SystemModule } from './platform/system/system.module.js';
import { ArticlesModule } from './content/articles/articles.module.js';
import { UploadsModule } from './files/uploads/index.js';

/** The HTTP process. */
@Module({
  imports: [
    CommonModule,
    PublicReadCacheModule,
    RateLimitModule,
    AdminSessionModule,
    ProbesModule,
    OutboxMetricsModule,
    FeaturesModule,
    ProductsModule,
    AccessoriesModule,
    CouponsModule,
    OrdersModule,
    ContactsModule,
    DemonstrationsModule,
    ContentPagesModule,
    HomepageSectionsModule,
    SearchModule,
    StatisticsModule,
    StoresModule,
    ArticlesModule,
    PrivacyModule,
    QueueModule,
    SystemModule,
    UploadsModule,
    HeroModule,
    InterviewsModule,
  ],
})
export class AppModule {}
