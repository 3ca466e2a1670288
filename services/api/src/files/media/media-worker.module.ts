import { Module } from '@nestjs/common';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { MediaCleanup } from './removal/media-cleanup.js';
import { MediaModule } from './media.module.js';
import { VariantsProcessor } from './variants/variants.processor.js';
import { VariantsRelay } from './variants/variants-relay.js';
import { VariantsRepository } from './variants/variants.repository.js';

/** The worker's jobs for media files: variants, and the removal of unreferenced files. */
@Module({
  imports: [MediaModule, QueueModule],
  providers: [MediaCleanup, VariantsProcessor, VariantsRelay, VariantsRepository],
})
export class MediaWorkerModule {}
