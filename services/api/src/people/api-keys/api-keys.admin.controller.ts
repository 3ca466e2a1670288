import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { apiKeySchema, type NewApiKey } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithLocation } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { WithSecretAnswer } from '../../common/idempotency/idempotency-declaration.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiKeyDto, NewApiKeyDto } from './api-key.dto.js';
import { ApiKeysService } from './api-keys.service.js';

@ApiTags('Other programs')
@Controller('admin/api-keys')
export class ApiKeysAdminController {
  constructor(private readonly keys: ApiKeysService) {}

  /** Every key that was not revoked, by name. */
  @Get()
  @RequiresPermission('keys:write')
  list(): Promise<ApiKeyDto[]> {
    return this.keys.list();
  }

  /**
   * Creates a key for another program. Only this answer contains the key itself. Every active owner receives a mail. The key is revoked when the
   * account that created it is suspended.
   */
  @Post()
  @RequiresPermission('keys:write')
  @WithSecretAnswer()
  @Audited('api-key.create', 'api-key')
  @WithLocation('/api/admin/api-keys')
  @ApiErrors(400)
  @ApiExample({ name: 'ERP', permissions: ['orders:read', 'events:read'], expiresAt: null })
  create(
    @Body({ schema: apiKeySchema }) key: NewApiKey,
    @CurrentAdmin() maker: CurrentAdminInfo,
  ): Promise<NewApiKeyDto> {
    return this.keys.create(key, maker);
  }

  /** Revokes a key. It is invalid from then on. */
  @Delete(':id')
  @RequiresPermission('keys:write')
  @Audited('api-key.revoke', 'api-key')
  @HttpCode(204)
  @ApiErrors(404)
  revoke(@Param('id', EntityId('Key')) id: string): Promise<void> {
    return this.keys.revoke(id);
  }
}
