import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/index.js';
import { MediaFile } from './media-file.entity.js';
import { PicturesService } from './pictures.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([MediaFile]), StorageModule],
  providers: [PicturesService],
  exports: [PicturesService],
})
export class MediaModule {}
