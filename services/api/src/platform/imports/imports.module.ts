import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { StorageModule } from '../../files/storage/index.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';
import { ImportsController } from './imports.controller.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { IMPORTED_ENTITIES } from './kinds/index.js';

/** Imports and exports of CSV files. */
@Module({
  imports: [MikroOrmModule.forFeature(IMPORTED_ENTITIES), StorageModule],
  controllers: [ImportsController, ExportsController],
  providers: [ImportsRepository, ImportsService, ExportsService],
})
export class ImportsModule {}
