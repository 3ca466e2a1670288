import { Module } from '@nestjs/common';
import { TrashUpkeep } from './trash-upkeep.js';

/** The scheduled job of the trash, for the worker. */
@Module({ providers: [TrashUpkeep] })
export class TrashWorkerModule {}
