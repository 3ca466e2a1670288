import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { auditListQuerySchema, type AuditListQuery } from '@vitrine/schemas';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { AuditPageDto } from './audit.dto.js';
import { AuditService } from './audit.service.js';

@ApiTags('Privacy')
@Controller('admin/audit')
export class AuditAdminController {
  constructor(private readonly audit: AuditService) {}

  /** Who did what to which thing, newest first. */
  @Get()
  @RequiresPermission('audit:read')
  @ApiErrors(400)
  list(@Query({ schema: auditListQuerySchema }) query: AuditListQuery): Promise<AuditPageDto> {
    return this.audit.list(query);
  }
}
