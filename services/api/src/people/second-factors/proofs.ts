import { Injectable } from '@nestjs/common';
import { sentence, type FactorMethod, type PasskeyProof } from '@vitrine/schemas';
import type { FieldError } from '../../common/errors/api-error.js';
import { PasskeyUses } from './passkeys/passkey-uses.js';
import { RecoveryCodes } from './recovery/recovery-codes.js';
import { TotpService } from './totp/totp.service.js';

/** A proof of a second factor; has exactly one of the fields. */
export interface Proof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/** Verifies and consumes proofs. */
@Injectable()
export class Proofs {
  constructor(
    private readonly totp: TotpService,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly passkeys: PasskeyUses,
  ) {}

  /** @returns whether the proof is valid for the account */
  async use(adminId: string, { code, recoveryCode, passkey }: Proof): Promise<boolean> {
    if (passkey !== undefined) return (await this.passkeys.use(passkey, adminId)) !== undefined;
    if (code !== undefined) return this.totp.use(adminId, code);
    return recoveryCode !== undefined && this.recoveryCodes.use(adminId, recoveryCode);
  }
}

/** The method of a proof. */
export const toMethod = ({ code, passkey }: Proof): FactorMethod =>
  passkey !== undefined ? 'passkey' : code === undefined ? 'recovery' : 'totp';

const WRONG = {
  passkey: { field: 'passkey', message: sentence('passkey.refused') },
  recovery: { field: 'recoveryCode', message: sentence('factor.wrongRecoveryCode') },
  totp: { field: 'code', message: sentence('factor.wrongCode') },
} as const satisfies Record<FactorMethod, FieldError>;

/** The error for a wrong proof. */
export const wrongProof = (proof: Proof): FieldError => WRONG[toMethod(proof)];
