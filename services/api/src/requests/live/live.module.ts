import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../../people/admin-session/admin-session.module.js';
import { LiveFeed } from './live-feed.js';
import { LiveStreams } from './live-streams.js';
import { LiveAdminController } from './live.admin.controller.js';
import { ContactViewersAdminController } from './viewers/contact-viewers.admin.controller.js';
import { OrderViewersAdminController } from './viewers/order-viewers.admin.controller.js';
import { ViewersService } from './viewers/viewers.service.js';

/** What staff hear of while it happens, and who looks at which record. */
@Module({
  imports: [AdminSessionModule],
  controllers: [LiveAdminController, OrderViewersAdminController, ContactViewersAdminController],
  providers: [LiveFeed, LiveStreams, ViewersService],
})
export class LiveModule {}
