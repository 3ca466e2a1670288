import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/index.js';
import { MediaFile } from './media-file.entity.js';
import { MediaDurations } from './video/media-durations.js';
import { JpegPictures } from './jpeg-pictures.js';
import { MediaReferences } from './removal/media-references.js';
import { MediaRemoval } from './removal/media-removal.js';
import { MediaStore } from './media-store.js';
import { NamedFiles } from './removal/named-files.js';

@Module({
  imports: [MikroOrmModule.forFeature([MediaFile]), StorageModule],
  providers: [JpegPictures, MediaDurations, MediaReferences, MediaRemoval, MediaStore, NamedFiles],
  exports: [JpegPictures, MediaDurations, MediaReferences, MediaRemoval, MediaStore, StorageModule],
})
export class MediaModule {}
