import { Global, Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

/** Global, so that a domain that uses `@MediaForm` needs no more than the decorator. */
@Global()
@Module({
  imports: [MediaModule],
  controllers: [UploadsController],
  providers: [UploadsService],
  exports: [UploadsService],
})
export class UploadsModule {}
