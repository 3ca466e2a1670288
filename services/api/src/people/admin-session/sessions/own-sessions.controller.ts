import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { ForOwnAccount } from '../../../common/auth/requires-permission.js';
import { notFound } from '../../../common/errors/api-error.js';
import { EntityId } from '../../../common/http/requests/entity-id.pipe.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { SessionDto } from '../admin-session.dto.js';
import { AdminSessionsService } from './admin-sessions.service.js';

/** One's own sessions (contract, second part). */
@ApiTags('Session')
@Controller('admin/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: AdminSessionsService) {}

  /** The signed-in administrator's own live sessions, the one used last first. */
  @Get()
  @ForOwnAccount()
  async list(@CurrentAdmin() admin: CurrentAdminInfo): Promise<SessionDto[]> {
    const sessions = await this.sessions.list(admin.id);
    return sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: session.id === admin.sid,
    }));
  }

  /** Ends all of one's own sessions but the one that asks. */
  @Delete()
  @ForOwnAccount()
  @Audited('admin.sessions.end-others', 'admin')
  @HttpCode(204)
  endOthers(@CurrentAdmin() admin: CurrentAdminInfo): Promise<void> {
    return this.sessions.endOthers(admin);
  }

  /** Ends one of one's own sessions. Its token is invalid from then on. */
  @Delete(':id')
  @ForOwnAccount()
  @Audited('admin.session.end', 'session')
  @HttpCode(204)
  @ApiErrors(404)
  async end(@Param('id', EntityId('Session')) id: string, @CurrentAdmin() admin: CurrentAdminInfo): Promise<void> {
    if (!(await this.sessions.end(id, admin))) throw notFound('Session');
  }
}
