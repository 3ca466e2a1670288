import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { savedViewSchema, type SavedView } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { ForOwnAccount } from '../../common/auth/requires-permission.js';
import { WithLocation, WithVersionTag } from '../../common/http/answer-rules.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { ApiExample, ApiSubset } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../../common/validation/json-object.pipe.js';
import { SavedViewDto } from './saved-view.dto.js';
import { SavedViews } from './saved-views.service.js';

const ViewId = EntityId('View');

@ApiTags('Saved views')
@Controller('admin/views')
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  /** One's own views and those that others share, of the lists that one may read; by list and name. */
  @Get()
  @ForOwnAccount()
  list(@CurrentAdmin() admin: CurrentAdminInfo): Promise<SavedViewDto[]> {
    return this.views.list(admin);
  }

  /** Keeps a view of a list. 403 `FORBIDDEN` for a list that one may not read. */
  @Post()
  @ForOwnAccount()
  @Audited('view.create', 'view')
  @WithVersionTag()
  @WithLocation('/api/admin/views')
  @ApiErrors(400, 403)
  @ApiExample({ list: 'orders', name: 'Pending for Vienna', query: 'status=pending&search=wien', shared: true })
  create(
    @Body({ schema: savedViewSchema }) view: SavedView,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<SavedViewDto> {
    return this.views.create(view, admin);
  }

  /** Changes a view of one's own; owners change any shared one. 403 `FORBIDDEN` for one of somebody else; 409 `STALE_VERSION`. */
  @Put(':id')
  @ForOwnAccount()
  @Audited('view.update', 'view')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, 403, 404, { 409: ['STALE_VERSION'] })
  @ApiSubset(savedViewSchema, { name: 'Pending for Vienna', shared: true })
  update(
    @Param('id', ViewId) id: string,
    @Body(JsonObjectPipe) changes: Record<string, unknown>,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<SavedViewDto> {
    return this.views.update(id, changes, admin, expected);
  }

  /** Removes a view of one's own; owners remove any shared one. 403 `FORBIDDEN` for one of somebody else. */
  @Delete(':id')
  @ForOwnAccount()
  @Audited('view.delete', 'view')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(403, 404)
  remove(
    @Param('id', ViewId) id: string,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    return this.views.remove(id, admin, expected);
  }
}
