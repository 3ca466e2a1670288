import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { invitationSchema, type Invitation } from '@vitrine/schemas';
import { Audited } from '../../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { RequiresPermission } from '../../../common/auth/requires-permission.js';
import { WithLocation, WithVersionTag } from '../../../common/http/answer-rules.js';
import { EntityId } from '../../../common/http/requests/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../../common/http/if-match.js';
import { ApiExample } from '../../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { StaffDto } from '../staff.dto.js';
import { InvitationsService } from './invitations.service.js';

const InvitationId = EntityId('Invitation');

@ApiTags('Staff')
@Controller('admin/staff/invitations')
export class InvitationsAdminController {
  constructor(private readonly invitations: InvitationsService) {}

  /** Invites somebody to the team: a mail with a link that works once, for 72 hours. 409 `STAFF_EXISTS`. */
  @Post()
  @RequiresPermission('staff:write')
  @Audited('staff.invitation.create', 'admin')
  @WithVersionTag()
  @WithLocation('/api/admin/staff/invitations')
  @ApiErrors(400, { 409: ['STAFF_EXISTS'] })
  @ApiExample({ email: 'clara.vogt@house.example', name: 'Clara Vogt', role: 'sales' })
  invite(
    @Body({ schema: invitationSchema }) invitation: Invitation,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<StaffDto> {
    return this.invitations.invite(invitation, admin);
  }

  /** Sends the mail of an invitation again, with a new link for another 72 hours; the one before works no more. */
  @Post(':id/resend')
  @RequiresPermission('staff:write')
  @Audited('staff.invitation.resend', 'admin')
  @HttpCode(202)
  @ApiErrors(404)
  resend(@Param('id', InvitationId) id: string): Promise<StaffDto> {
    return this.invitations.resend(id);
  }

  /** Revokes an invitation. Its link becomes invalid, and the address can be invited again. */
  @Delete(':id')
  @RequiresPermission('staff:write')
  @Audited('staff.invitation.revoke', 'admin')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  revoke(@Param('id', InvitationId) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.invitations.revoke(id, expected);
  }
}
