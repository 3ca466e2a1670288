import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { OrderDeskRecords } from './desk/order-desk-records.js';
import { OrderMails } from './mails/order-mails.js';
import { OrderPrivacy } from './order-privacy.js';

/** The mails about orders, for the worker. */
@Module({
  imports: [PersonalDataModule],
  providers: [OrderPrivacy, OrderMails, OrderDeskRecords],
  exports: [OrderMails, OrderDeskRecords],
})
export class OrderMailsModule {}
