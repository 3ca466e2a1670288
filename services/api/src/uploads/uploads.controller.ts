import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { uploadSchema, type Upload } from '@vitrine/schemas';
import { MediaForm } from './media-form.js';
import { UploadedDto } from './upload.dto.js';

@ApiTags('Uploads')
@Controller('upload')
export class UploadsController {
  /** Keeps 1 to 10 images (JPEG, PNG, WebP, AVIF; up to 15 MB each) or videos (MP4, AVI, MOV, WMV, FLV, WebM, MKV; up to 100 MB each). */
  @Post()
  @MediaForm({ files: { kind: 'any', list: true } }, { json: false })
  upload(@Body({ schema: uploadSchema }) { files }: Upload): UploadedDto {
    return { urls: files };
  }
}
