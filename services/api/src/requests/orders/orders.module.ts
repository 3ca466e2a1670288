import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { NotificationsModule } from '../../platform/notifications/notifications.module.js';
import { PricingModule } from '../../catalogue/pricing/pricing.module.js';
import { IdempotencyModule } from '../visitor-requests/idempotency/idempotency.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { OrderChanges } from './changes/order-changes.js';
import { OrderRetailer } from './desk/order-retailer.js';
import { OrderDeskController } from './desk/order-desk.controller.js';
import { BulkOrdersController } from './bulk/bulk-orders.controller.js';
import { BulkOrders } from './bulk/bulk-orders.js';
import { OrderDeskRecords } from './desk/order-desk-records.js';
import { OrderExport } from './order-export.js';
import { OrderPrivacy } from './order-privacy.js';
import { OrderQuotes } from './order-quotes.js';
import { OrderIndex } from './search/order-index.js';
import { OrderSearch } from './search/order-search.js';
import { OrdersAdminController } from './orders.admin.controller.js';
import { OrdersAdminService } from './orders.admin.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersRepository } from './placing/orders.repository.js';
import { OrdersService } from './orders.service.js';
import { EncryptedOrders } from './privacy/encrypted-orders.js';
import { OrderAddresses } from './privacy/order-addresses.js';
import { OrderEraser } from './privacy/order-eraser.js';
import { OrdersPersonalData } from './privacy/orders-personal-data.js';
import { OrderPresenter } from './present-order.js';

/** Order requests: acceptance for visitors, handling for staff. */
@Module({
  imports: [PersonalDataModule, CouponsModule, DeskModule, IdempotencyModule, NotificationsModule, PricingModule],
  controllers: [OrdersController, OrdersAdminController, BulkOrdersController, OrderDeskController],
  providers: [
    EncryptedOrders,
    BulkOrders,
    OrderAddresses,
    OrderChanges,
    OrderDeskRecords,
    OrderEraser,
    OrderExport,
    OrderRetailer,
    OrderIndex,
    OrderPresenter,
    OrderPrivacy,
    OrderQuotes,
    OrderSearch,
    OrdersAdminService,
    OrdersPersonalData,
    OrdersRepository,
    OrdersService,
  ],
  exports: [OrdersAdminService, OrdersService],
})
export class OrdersModule {}
