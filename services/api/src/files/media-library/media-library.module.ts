import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { MediaFilesController } from './media-files.controller.js';
import { MediaFilesService } from './media-files.service.js';
import { MediaReplacementService } from './media-replacement.service.js';

/** The media library of the back-office. */
@Module({
  imports: [MediaModule],
  controllers: [MediaFilesController],
  providers: [MediaFilesService, MediaReplacementService],
})
export class MediaLibraryModule {}
