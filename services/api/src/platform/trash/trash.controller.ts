import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TRASH_KINDS, trashListQuerySchema, type TrashKind, type TrashListQuery } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { setNextLink } from '../../common/http/next-link.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { TrashEntryDto, TrashPageDto } from './trash.dto.js';
import { TrashService } from './trash.service.js';

const EntryId = EntityId('Deleted entry');

@ApiTags('Trash')
@PublicWrite(...(Object.keys(TRASH_KINDS) as [TrashKind, ...TrashKind[]]))
@Controller('admin/trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  /**
   * A page of the entries that were deleted in the last 30 days and that the caller may read, newest first. Each kind needs its own read permission,
   * such as `catalogue:read` for products and accessories. Orders and requests are listed without names of customers. Owners see all notes, others
   * only their own. Orders, requests, notes and media files are restored by their own `POST …/restore`.
   */
  @Get()
  @RequiresPermission('catalogue:read')
  @ApiResponseHeaders({ 200: ['Link'] })
  @ApiErrors(400)
  async list(
    @Query({ schema: trashListQuerySchema }) query: TrashListQuery,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TrashPageDto> {
    const page = await this.trash.list(query, admin);
    setNextLink(request, response, page.next);
    return page;
  }

  /**
   * Restores a deleted entry as it was, under its id; possible for 30 days. It also needs the permission that deletes such an entry, such as
   * `content:write` for a store. 409 `CONFLICT` if another entry now has its code, address or place.
   */
  @Post(':id/restore')
  @RequiresPermission('catalogue:read')
  @Audited('trash.restore', 'trash')
  @HttpCode(200)
  @ApiErrors(404, 409)
  restore(@Param('id', EntryId) id: string, @CurrentAdmin() admin: CurrentAdminInfo): Promise<TrashEntryDto> {
    return this.trash.restore(id, admin);
  }

  /** Removes a deleted entry for good, as the system does 30 days after the deletion. It also needs the permission that deletes such an entry. */
  @Delete(':id')
  @RequiresPermission('catalogue:read')
  @Audited('trash.remove', 'trash')
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', EntryId) id: string, @CurrentAdmin() admin: CurrentAdminInfo): Promise<void> {
    return this.trash.remove(id, admin);
  }
}
