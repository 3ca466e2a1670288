import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CURRENT_MEDIA_REFERRERS,
  mediaFileSchema,
  mediaFilesQuerySchema,
  replacementSchema,
  type MediaFilesQuery,
  type Replacement,
} from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithVersionTag } from '../../common/http/answer-rules.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { setNextLink } from '../../common/http/next-link.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ApiExample, ApiSubset } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { JsonObjectPipe } from '../../common/validation/json-object.pipe.js';
import { MediaForm } from '../uploads/index.js';
import { MediaFileDto, MediaFilesDto } from './media-file.dto.js';
import { MediaFilesService } from './media-files.service.js';
import { MediaReplacementService } from './media-replacement.service.js';

const FileId = EntityId('File');

@ApiTags('Media library')
// A replacement may write to any table that names files.
@PublicWrite('media_files', ...CURRENT_MEDIA_REFERRERS)
@Controller('admin/media-files')
export class MediaFilesController {
  constructor(
    private readonly files: MediaFilesService,
    private readonly replacement: MediaReplacementService,
  ) {}

  /** The stored pictures, films and captions, newest first, each with the records that name it. */
  @Get()
  @RequiresPermission('content:read')
  @ApiResponseHeaders({ 200: ['Link'] })
  @ApiErrors(400)
  async list(
    @Query({ schema: mediaFilesQuerySchema }) query: MediaFilesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MediaFilesDto> {
    const page = await this.files.list(query);
    setNextLink(request, response, page.next);
    return page;
  }

  /** A stored file with the records that name it. */
  @Get(':id')
  @RequiresPermission('content:read')
  @WithVersionTag()
  @ApiErrors(404)
  get(@Param('id', FileId) id: string): Promise<MediaFileDto> {
    return this.files.get(id);
  }

  /** Changes any subset of what staff say of a file: alternative texts and focal point. 409 `STALE_VERSION`. */
  @Put(':id')
  @RequiresPermission('content:write')
  @Audited('media-file.update', 'media-file')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  @ApiSubset(mediaFileSchema, { alt: 'Blaues Zifferblatt', focalPoint: { x: 0.5, y: 0.3 } })
  update(
    @Param('id', FileId) id: string,
    @Body(JsonObjectPipe) body: Record<string, unknown>,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<MediaFileDto> {
    return this.files.update(id, body, expected);
  }

  /**
   * Replaces a file by another of the same kind, in every record that uses it; `file` is sent with the form, or is the path of a stored file. The
   * answer is the new file, which has its own id, and takes over alternative texts and focal point. Earlier versions of pages and deleted entries
   * keep the old file, which is removed like any unused file. 403, and no change, if the caller may not write one of these records.
   */
  @Post(':id/replace')
  @RequiresPermission('content:write')
  @Audited('media-file.replace', 'media-file')
  @HttpCode(200)
  @WithVersionTag()
  @TakesIfMatch()
  @MediaForm({ file: 'any' })
  @ApiErrors(404)
  @ApiExample({ file: '/uploads/ersatz.webp' })
  replace(
    @Param('id', FileId) id: string,
    @Body({ schema: replacementSchema }) { file }: Replacement,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<MediaFileDto> {
    return this.replacement.replace(id, file, admin, expected);
  }

  /** Restores a deleted file; possible for 30 days. */
  @Post(':id/restore')
  @RequiresPermission('content:write')
  @Audited('media-file.restore', 'media-file')
  @WithVersionTag()
  @HttpCode(200)
  @ApiErrors(404)
  restore(@Param('id', FileId) id: string, @CurrentAdmin() admin: CurrentAdminInfo): Promise<MediaFileDto> {
    return this.files.restore(id, admin);
  }

  /** Deletes a file that no record uses. It can be restored for 30 days, during which its address still works. 409 `CONFLICT` lists its uses. */
  @Delete(':id')
  @RequiresPermission('content:write')
  @Audited('media-file.delete', 'media-file')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404, 409)
  remove(
    @Param('id', FileId) id: string,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    return this.files.remove(id, admin, expected);
  }
}
