import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.js';
import { OrderUpkeep } from './order-upkeep.js';
import { UpkeepProcessor } from './upkeep.processor.js';

/** What the worker does for orders at fixed times. */
@Module({ imports: [QueueModule], providers: [OrderUpkeep, UpkeepProcessor], exports: [UpkeepProcessor] })
export class UpkeepModule {}
