import { Global, Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

/** Global, so that a domain can use `@MediaForm` without importing this module. */
@Global()
@Module({
  imports: [MediaModule],
  controllers: [UploadsController],
  providers: [UploadsService],
  exports: [UploadsService],
})
export class UploadsModule {}
