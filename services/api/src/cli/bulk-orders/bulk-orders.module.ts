import { Module } from '@nestjs/common';
import { CommonModule } from '../../common/common.module.js';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { OrderPrivacy } from '../../requests/orders/order-privacy.js';
import { BulkOrders } from './bulk-orders.js';

@Module({ imports: [CommonModule, PersonalDataModule], providers: [OrderPrivacy, BulkOrders] })
export class BulkOrdersModule {}
