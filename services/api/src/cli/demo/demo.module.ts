import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { AccessoriesModule } from '../../catalogue/accessories/accessories.module.js';
import { CommonModule } from '../../common/common.module.js';
import { PublicReadCacheModule } from '../../common/public-read-cache/public-read-cache.module.js';
import { RateLimitModule } from '../../common/rate-limit/rate-limit.module.js';
import { ContactsModule } from '../../requests/contacts/contacts.module.js';
import { ArticlesModule } from '../../content/articles/articles.module.js';
import { DemonstrationsModule } from '../../requests/demonstrations/demonstrations.module.js';
import { ContentPagesModule } from '../../content/content-pages/content-pages.module.js';
import { HeroModule } from '../../content/hero/hero.module.js';
import { HomepageSectionsModule } from '../../content/homepage-sections/homepage-sections.module.js';
import { InterviewsModule } from '../../content/interviews/interviews.module.js';
import { StoresModule } from '../../content/stores/stores.module.js';
import { CouponsModule } from '../../requests/coupons/coupons.module.js';
import { featureTable } from '../../catalogue/features/feature.js';
import { OrdersModule } from '../../requests/orders/orders.module.js';
import { ProductsModule } from '../../catalogue/products/products.module.js';
import { StorageModule } from '../../files/storage/index.js';
import { UploadsModule } from '../../files/uploads/index.js';

/** The modules of the API that the seeding of the demo data uses. */
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
    ArticlesModule,
    DemonstrationsModule,
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
