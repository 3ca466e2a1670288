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
import { EventsModule } from './platform/events/events.module.js';
import { FeaturesModule } from './catalogue/features/features.module.js';
import { HeroModule } from './content/hero/hero.module.js';
import { ImportsModule } from './platform/imports/imports.module.js';
import { TrashModule } from './platform/trash/trash.module.js';
import { InterviewsModule } from './content/interviews/interviews.module.js';
import { LiveModule } from './requests/live/live.module.js';
import { OutboxMetricsModule } from './platform/notifications/outbox/outbox-metrics.module.js';
import { ProbesModule } from './platform/operations/probes.module.js';
import { OrdersModule } from './requests/orders/orders.module.js';
import { OrderSearchMetricsModule } from './requests/orders/search/order-search-metrics.js';
import { PrivacyModule } from './people/privacy/privacy.module.js';
import { ProductsModule } from './catalogue/products/products.module.js';
import { QueueModule } from './platform/queue/queue.module.js';
import { ReplyTemplatesModule } from './requests/reply-templates/reply-templates.module.js';
import { SavedViewsModule } from './people/saved-views/saved-views.module.js';
import { SearchModule } from './content/search/search.module.js';
import { SecondFactorsModule } from './people/second-factors/second-factors.module.js';
import { StaffModule } from './people/staff/staff.module.js';
import { StaffSearchModule } from './requests/staff-search/staff-search.module.js';
import { StatisticsModule } from './requests/statistics/statistics.module.js';
import { StoresModule } from './content/stores/stores.module.js';
import { SettingsModule } from './platform/settings/settings.module.js';
import { SystemModule } from './platform/system/system.module.js';
import { ArticlesModule } from './content/articles/articles.module.js';
import { MissingTranslationsModule } from './content/translations/missing-translations.module.js';
import { PreviewsModule } from './content/previews/previews.module.js';
import { WebhookBacklogModule } from './platform/webhooks/delivery/webhook-backlog.module.js';
import { WebhooksModule } from './platform/webhooks/webhooks.module.js';
import { MediaLibraryModule } from './files/media-library/media-library.module.js';
import { UploadsModule } from './files/uploads/index.js';

/** The HTTP process. */
@Module({
  imports: [
    CommonModule,
    PublicReadCacheModule,
    RateLimitModule,
    AdminSessionModule,
    SecondFactorsModule,
    StaffModule,
    SavedViewsModule,
    ProbesModule,
    OutboxMetricsModule,
    OrderSearchMetricsModule,
    EventsModule,
    WebhooksModule,
    WebhookBacklogModule,
    ImportsModule,
    TrashModule,
    FeaturesModule,
    ProductsModule,
    AccessoriesModule,
    CouponsModule,
    OrdersModule,
    ContactsModule,
    ReplyTemplatesModule,
    DemonstrationsModule,
    ContentPagesModule,
    HomepageSectionsModule,
    SearchModule,
    StaffSearchModule,
    StatisticsModule,
    LiveModule,
    StoresModule,
    ArticlesModule,
    PreviewsModule,
    MissingTranslationsModule,
    PrivacyModule,
    QueueModule,
    SettingsModule,
    SystemModule,
    UploadsModule,
    MediaLibraryModule,
    HeroModule,
    InterviewsModule,
  ],
})
export class AppModule {}
