import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../../people/admin-session/admin-session.module.js';
import { LiveFeed } from './live-feed.js';
import { LiveStreams } from './live-streams.js';
import { LiveAdminController } from './live.admin.controller.js';
import { ContactViewersAdminController } from './viewers/contact-viewers.admin.controller.js';
import { OrderViewersAdminController } from './viewers/order-viewers.admin.controller.js';
import { ViewersService } from './viewers/viewers.service.js';

/** Live changes for staff, and the viewers of records. */
@Module({
  imports: [AdminSessionModule],
  controllers: [LiveAdminController, OrderViewersAdminController, ContactViewersAdminController],
  providers: [LiveFeed, LiveStreams, ViewersService],
})
export class LiveModule {}
