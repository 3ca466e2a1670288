import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { newPasskeySchema, passkeyNameSchema, type NewPasskey, type PasskeyName } from '@vitrine/schemas';
import type { Request } from 'express';
import { Audited } from '../../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { ForOwnAccount, ForOwnFactors } from '../../../common/auth/requires-permission.js';
import { WithLocation } from '../../../common/http/answer-rules.js';
import { WithoutIdempotencyKey } from '../../../common/idempotency/idempotency-declaration.js';
import { EntityId } from '../../../common/http/requests/entity-id.pipe.js';
import { requestOrigin } from '../../../common/http/requests/request-origin.js';
import { ApiExample } from '../../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { AppConfig } from '../../../config/app-config.js';
import { AddedPasskeyDto, PasskeyCreationDto, PasskeyDto } from './passkeys.dto.js';
import { PasskeysService } from './passkeys.service.js';

const PasskeyId = EntityId('Passkey');

/** One's own passkeys (contract: Second factor). */
@ApiTags('Second factor')
@Controller('admin/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly config: AppConfig,
  ) {}

  /** One's own passkeys, the oldest first. */
  @Get()
  @ForOwnAccount()
  list(@CurrentAdmin() { id }: CurrentAdminInfo): Promise<PasskeyDto[]> {
    return this.passkeys.list(id);
  }

  /** Options for creating a passkey. 409 if the public site has an IP address instead of a domain. */
  @Post('options')
  @WithoutIdempotencyKey('it proves who somebody is, and its secrets are told once')
  @ForOwnFactors()
  @HttpCode(200)
  @ApiErrors(409)
  askToMake(@CurrentAdmin() admin: CurrentAdminInfo): Promise<PasskeyCreationDto> {
    return this.passkeys.askToMake(admin);
  }

  /** Adds a passkey that the browser has made. With the first second factor of an account come its recovery codes, shown this once. */
  @Post()
  @WithoutIdempotencyKey('it proves who somebody is, and its secrets are told once')
  @ForOwnFactors()
  @Audited('admin.passkey.add', 'admin')
  @WithLocation('/api/admin/passkeys')
  @ApiErrors(400, 409)
  @ApiExample({
    name: 'Telephone',
    passkey: {
      id: 'dGhlIGlkIG9mIGEgcGFzc2tleQ',
      rawId: 'dGhlIGlkIG9mIGEgcGFzc2tleQ',
      type: 'public-key',
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oA',
        transports: ['internal'],
      },
    },
  })
  add(
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Body({ schema: newPasskeySchema }) given: NewPasskey,
    @Req() request: Request,
  ): Promise<AddedPasskeyDto> {
    return this.passkeys.add(admin, given, requestOrigin(request, this.config).device);
  }

  /** Changes what a passkey is called. */
  @Patch(':id')
  @ForOwnFactors()
  @Audited('admin.passkey.rename', 'admin')
  @ApiErrors(400, 404)
  @ApiExample({ name: 'Telephone' })
  rename(
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Param('id', PasskeyId) id: string,
    @Body({ schema: passkeyNameSchema }) { name }: PasskeyName,
  ): Promise<PasskeyDto> {
    return this.passkeys.rename(admin.id, id, name);
  }

  /** Removes a passkey; with the last factor go the recovery codes. 409 for the last factor where one is required. */
  @Delete(':id')
  @ForOwnFactors()
  @Audited('admin.passkey.remove', 'admin')
  @HttpCode(204)
  @ApiErrors(404, 409)
  remove(@CurrentAdmin() admin: CurrentAdminInfo, @Param('id', PasskeyId) id: string): Promise<void> {
    return this.passkeys.remove(admin.id, id);
  }
}
