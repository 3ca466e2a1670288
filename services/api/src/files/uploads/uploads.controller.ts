import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { uploadSchema, type Upload } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import type { Response } from 'express';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { MediaForm } from './media-form.js';
import { UploadedDto } from './upload.dto.js';

@ApiTags('Uploads')
@Controller('upload')
export class UploadsController {
  /** Keeps 1 to 10 images (JPEG, PNG, WebP, AVIF; up to 15 MB each), videos (MP4, AVI, MOV, WMV, FLV, WebM, MKV; up to 100 MB each) or captions (WebVTT; up to 1 MB each). `Location` is the address of one that comes alone. */
  @Post()
  @RequiresPermission('content:write')
  @Audited('file.upload', 'file')
  @MediaForm({ files: { kind: 'any', list: true } }, { json: false })
  @ApiResponseHeaders({ 201: ['Location'] })
  upload(
    @Body({ schema: uploadSchema }) { files }: Upload,
    @Res({ passthrough: true }) response: Response,
  ): UploadedDto {
    const [only, ...others] = files;
    if (only !== undefined && others.length === 0) response.set('Location', only);
    return { urls: files };
  }
}
