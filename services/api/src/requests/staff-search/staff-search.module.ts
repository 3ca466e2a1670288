import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/contacts.module.js';
import { DemonstrationsModule } from '../demonstrations/demonstrations.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { StaffSearchAdminController } from './staff-search.admin.controller.js';
import { StaffSearchService } from './staff-search.service.js';

/** The search of the back-office. */
@Module({
  imports: [OrdersModule, ContactsModule, DemonstrationsModule],
  controllers: [StaffSearchAdminController],
  providers: [StaffSearchService],
})
export class StaffSearchModule {}
