import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../platform/notifications/notifications.module.js';
import { ApiKeysAdminController } from './api-keys.admin.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { KeyAuthentication } from './key-authentication.js';

/** Keys of other programs, and the authentication of requests with one. */
@Module({
  imports: [NotificationsModule],
  controllers: [ApiKeysAdminController],
  providers: [ApiKeysService, KeyAuthentication],
  exports: [ApiKeysService, KeyAuthentication],
})
export class ApiKeysModule {}
