import { Delete, HttpCode, Inject, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { viewerQuerySchema, type ViewerQuery } from '@vitrine/schemas';
import { CurrentAdmin, type CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { NotForKeys, RequiresPermission } from '../../../common/auth/requires-permission.js';
import { EntityId } from '../../../common/http/requests/entity-id.pipe.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { ColleagueDto } from '../../desk/work/work.dto.js';
import type { WorkedKind } from '../../desk/record-kind.js';
import { VIEWER_TIMEOUT_SECONDS, ViewersService } from './viewers.service.js';

/**
 * Base of a staff controller for the viewers of a record. The extending class has `@ApiTags` and `@Controller`, whose path the record's id follows.
 */
export function ViewersController(kind: WorkedKind) {
  const RecordId = EntityId(kind.noun);
  const called = kind.noun.toLowerCase();

  class RecordViewersController {
    constructor(@Inject(ViewersService) protected readonly viewers: ViewersService) {}

    @Put(':id/viewers')
    @RequiresPermission(`${kind.permissions}:read`)
    @NotForKeys()
    @ApiOperation({
      summary: `Registers the caller as a viewer of one ${called} and returns the other viewers`,
      description: `Valid for ${VIEWER_TIMEOUT_SECONDS} seconds; the stream of \`GET /api/admin/live\` reports changes of the viewers.`,
    })
    @ApiOkResponse({ type: [ColleagueDto] })
    @ApiErrors(400, 404)
    look(
      @Param('id', RecordId) id: string,
      @Query({ schema: viewerQuerySchema }) { tab }: ViewerQuery,
      @CurrentAdmin() admin: CurrentAdminInfo,
    ): Promise<ColleagueDto[]> {
      return this.viewers.look(kind, id, { adminId: admin.id, tab });
    }

    @Delete(':id/viewers')
    @RequiresPermission(`${kind.permissions}:read`)
    @NotForKeys()
    @HttpCode(204)
    @ApiOperation({ summary: `Removes the caller as a viewer of one ${called} for one page` })
    @ApiNoContentResponse()
    @ApiErrors(400, 404)
    leave(
      @Param('id', RecordId) id: string,
      @Query({ schema: viewerQuerySchema }) { tab }: ViewerQuery,
      @CurrentAdmin() admin: CurrentAdminInfo,
    ): Promise<void> {
      return this.viewers.leave(kind, id, { adminId: admin.id, tab });
    }
  }
  return RecordViewersController;
}
