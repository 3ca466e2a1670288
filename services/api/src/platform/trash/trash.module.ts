import { Module } from '@nestjs/common';
import { TrashController } from './trash.controller.js';
import { RestoreHooks } from './restore-hooks.js';
import { TrashService } from './trash.service.js';

/** What staff deleted: listed, restored, removed for good. */
@Module({
  controllers: [TrashController],
  providers: [RestoreHooks, TrashService],
  exports: [RestoreHooks],
})
export class TrashModule {}
