import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { AccessoriesModule } from '../../accessories/accessories.module.js';
import { CommonModule } from '../../common/common.module.js';
import { PublicReadCacheModule } from '../../common/public-read-cache/public-read-cache.module.js';
import { RateLimitModule } from '../../common/rate-limit/rate-limit.module.js';
import { ContactsModule } from '../../contacts/contacts.module.js';
import { ContentPagesModule } from '../../content-pages/content-pages.module.js';
import { HeroModule } from '../../hero/hero.module.js';
import { HomepageSectionsModule } from '../../homepage-sections/homepage-sections.module.js';
import { InterviewsModule } from '../../interviews/interviews.module.js';
import { StoresModule } from '../../stores/stores.module.js';
import { CouponsModule } from '../../coupons/coupons.module.js';
import { featureTable } from '../../features/feature.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { StorageModule } from '../../storage/index.js';
import { UploadsModule } from '../../uploads/index.js';

/** The parts of the API that the demo data are brought in through. */
@Module({
  imports: [
    CommonModule,
    PublicReadCacheModule,
    RateLimitModule,
    MikroOrmModule.forFeature([featureTable.schema]),
    ProductsModule,
    AccessoriesModule,
    CouponsModule,
    OrdersModule,
    ContactsModule,
    ContentPagesModule,
    HeroModule,
    HomepageSectionsModule,
    InterviewsModule,
    StoresModule,
    StorageModule,
    UploadsModule,
  ],
})
export class DemoModule {}
