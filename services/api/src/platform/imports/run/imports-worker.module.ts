import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MediaModule } from '../../../files/media/index.js';
import { QueueModule } from '../../queue/queue.module.js';
import { ImportsRepository } from '../imports.repository.js';
import { IMPORTED_ENTITIES } from '../kinds/index.js';
import { ImportRun } from './import-run.js';
import { ImportsProcessor } from './imports.processor.js';
import { ImportsRelay } from './imports-relay.js';
import { ImportsUpkeep } from './imports-upkeep.js';

/** What the worker does with imports. */
@Module({
  imports: [MikroOrmModule.forFeature(IMPORTED_ENTITIES), MediaModule, QueueModule],
  providers: [ImportsRepository, ImportRun, ImportsProcessor, ImportsRelay, ImportsUpkeep],
})
export class ImportsWorkerModule {}
