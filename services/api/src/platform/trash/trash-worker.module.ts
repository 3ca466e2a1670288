import { Module } from '@nestjs/common';
import { TrashUpkeep } from './trash-upkeep.js';

/** What becomes of the trash as time passes, for the worker. */
@Module({ providers: [TrashUpkeep] })
export class TrashWorkerModule {}
