import { Module } from '@nestjs/common';
import { ApiKeysAdminController } from './api-keys.admin.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { KeyAuthentication } from './key-authentication.js';

/** Keys of other programs, and by whom a request with one is made. */
@Module({
  controllers: [ApiKeysAdminController],
  providers: [ApiKeysService, KeyAuthentication],
  exports: [KeyAuthentication],
})
export class ApiKeysModule {}
