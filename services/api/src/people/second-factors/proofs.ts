import { Injectable } from '@nestjs/common';
import { sentence, type FactorMethod, type PasskeyProof } from '@vitrine/schemas';
import type { FieldError } from '../../common/errors/api-error.js';
import { PasskeyUses } from './passkeys/passkey-uses.js';
import { RecoveryCodes } from './recovery/recovery-codes.js';
import { TotpService } from './totp/totp.service.js';

/** What somebody proves with: one of these. */
export interface Proof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/** Looks at what somebody proves with, and uses it up. */
@Injectable()
export class Proofs {
  constructor(
    private readonly totp: TotpService,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly passkeys: PasskeyUses,
  ) {}

  /** @returns whether it is right for the account */
  async use(adminId: string, { code, recoveryCode, passkey }: Proof): Promise<boolean> {
    if (passkey !== undefined) return (await this.passkeys.use(passkey, adminId)) !== undefined;
    if (code !== undefined) return this.totp.use(adminId, code);
    return recoveryCode !== undefined && this.recoveryCodes.use(adminId, recoveryCode);
  }
}

/** In which way it is proved. */
export const toMethod = ({ code, passkey }: Proof): FactorMethod =>
  passkey !== undefined ? 'passkey' : code === undefined ? 'recovery' : 'totp';

const WRONG = {
  passkey: { field: 'passkey', message: sentence('passkey.refused') },
  recovery: { field: 'recoveryCode', message: sentence('factor.wrongRecoveryCode') },
  totp: { field: 'code', message: sentence('factor.wrongCode') },
} as const satisfies Record<FactorMethod, FieldError>;

/** What is said where it is not right. */
export const wrongProof = (proof: Proof): FieldError => WRONG[toMethod(proof)];
