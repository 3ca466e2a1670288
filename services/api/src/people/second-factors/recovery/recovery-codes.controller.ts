import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { sentence } from '@vitrine/schemas';
import { Audited } from '../../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { ForOwnFactors } from '../../../common/auth/requires-permission.js';
import { conflict } from '../../../common/errors/api-error.js';
import { WithoutIdempotencyKey } from '../../../common/idempotency/idempotency-declaration.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { SecondFactors } from '../../admin-session/second-factors.js';
import { FactorChanges } from '../factor-changes.js';
import { RecoveryCodesDto } from '../second-factors.dto.js';
import { RecoveryCodes } from './recovery-codes.js';

/** One's own recovery codes. */
@ApiTags('Second factor')
@Controller('admin/recovery-codes')
export class RecoveryCodesController {
  constructor(
    private readonly codes: RecoveryCodes,
    private readonly changes: FactorChanges,
    private readonly factors: SecondFactors,
  ) {}

  /** Ten new recovery codes, shown this once; those of before work no more. 409 for an account without a second factor. */
  @Post()
  @WithoutIdempotencyKey('it proves who somebody is, and its secrets are told once')
  @ForOwnFactors()
  @Audited('admin.recovery-codes.make', 'admin')
  @HttpCode(200)
  @ApiErrors(409)
  async make(@CurrentAdmin() { id }: CurrentAdminInfo): Promise<RecoveryCodesDto> {
    const { codes, hashes } = await this.codes.draw();
    await this.changes.make(id, 'account-recovery-codes-made', async (connection) => {
      if (!(await this.factors.hasAny(id, connection))) throw conflict('CONFLICT', sentence('factor.none'));
      await this.codes.replace(connection, id, hashes);
    });
    return { recoveryCodes: codes };
  }
}
