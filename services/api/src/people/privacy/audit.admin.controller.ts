import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { auditListQuerySchema, type AuditListQuery } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { setNextLink } from '../../common/http/next-link.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { AuditPageDto } from './audit.dto.js';
import { AuditService } from './audit.service.js';

@ApiTags('Privacy')
@Controller('admin/audit')
export class AuditAdminController {
  constructor(private readonly audit: AuditService) {}

  /** Who did what to which thing, newest first. */
  @Get()
  @RequiresPermission('audit:read')
  @ApiResponseHeaders({ 200: ['Link'] })
  @ApiErrors(400)
  async list(
    @Query({ schema: auditListQuerySchema }) query: AuditListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditPageDto> {
    const page = await this.audit.list(query);
    setNextLink(request, response, page.next);
    return page;
  }
}
