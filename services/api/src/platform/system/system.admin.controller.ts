import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { SystemDto } from './system.dto.js';
import { SystemService } from './system.service.js';

@ApiTags('Operations')
@Controller('admin/system')
export class SystemAdminController {
  constructor(private readonly system: SystemService) {}

  /** Versions, queues, unsent mails, what is stored, and the last backup. */
  @Get()
  @RequiresPermission('operations:read')
  now(): Promise<SystemDto> {
    return this.system.now();
  }
}
