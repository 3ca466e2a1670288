import { Injectable } from '@nestjs/common';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { PasskeyProof } from '@vitrine/schemas';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { Challenges } from '../challenges.js';
import { isHolder, PasskeyCeremonies, readChallenge, type KnownCredential } from './passkey-ceremonies.js';
import type { PasskeyRequestDto } from './passkeys.dto.js';

/** A public key (COSE, P-256) without a known private key, verified for an unknown passkey, so that the answer takes the same time. */
const NOBODYS_KEY =
  'pQECAyYgASFYIPFVViKLZjVyQ_MZ9yhAszANk4Uh9UnSMWSAx83gm-doIlggYrgInaslxWBcC05te4pU_4zIHfKRlD1lA1e4BW75RFQ';

interface StoredPasskey {
  passkeyId: string;
  adminId: string;
  credential: WebAuthnCredential;
}

/** Authentication by a passkey: as a sign-in, as its second step, and for step-up. */
@Injectable()
export class PasskeyUses {
  constructor(
    private readonly database: Database,
    private readonly challenges: Challenges,
    private readonly ceremonies: PasskeyCeremonies,
  ) {}

  /**
   * Makes the options with which a browser asks for a passkey.
   * @param adminId the account whose passkeys are allowed; default: any passkey of this site that the browser knows
   * @throws ApiError 409 if the public site has no domain
   */
  async ask(adminId?: string): Promise<PasskeyRequestDto> {
    const allowed = adminId === undefined ? [] : await this.listCredentials(adminId);
    return this.ceremonies.askToUse(await this.challenges.openPasskey('passkey-sign-in', adminId), allowed);
  }

  /** The passkeys of an account, for the options of browsers. */
  listCredentials(adminId: string): Promise<KnownCredential[]> {
    const known = db.selectFrom('admin_passkeys').select(['credential_id as id', 'transports']);
    return this.database.run(known.where('admin_id', '=', adminId).orderBy('created_at').orderBy('id'));
  }

  /**
   * Verifies an answer, and consumes its challenge even if the answer is not valid.
   * @param adminId the account whose passkey it must be; default: any account
   * @returns the passkey's account; `undefined` if the answer is not valid: another challenge, page or key, an unknown passkey, or a counter that
   * decreased
   */
  async use(proof: PasskeyProof, adminId?: string): Promise<string | undefined> {
    const challenge = readChallenge(proof);
    const open = await this.challenges.takePasskey('passkey-sign-in', challenge);
    const known = await this.find(proof.id);
    const told = await this.ceremonies.checkUsed(challenge, proof, known?.credential ?? toUnknown(proof.id));
    if (!open || !known || !told) return undefined;
    const isHis = [open.adminId ?? known.adminId, adminId ?? known.adminId].every((id) => id === known.adminId);
    if (!isHis || !isHolder(proof, known.adminId)) return undefined;
    const used = db
      .updateTable('admin_passkeys')
      .set({ counter: String(told.counter), synced: told.synced, last_used_at: now })
      .where('id', '=', known.passkeyId)
      // Of two concurrent uses with the same count, one is by a copy of the key.
      .where('counter', told.counter === 0 ? '=' : '<', String(told.counter));
    return (await this.database.change(used)) > 0 ? known.adminId : undefined;
  }

  private async find(credentialId: string): Promise<StoredPasskey | undefined> {
    const [row] = await this.database.run(
      db
        .selectFrom('admin_passkeys')
        .select(['id', 'admin_id as adminId', 'public_key as publicKey', 'counter'])
        .where('credential_id', '=', credentialId),
    );
    if (!row) return undefined;
    const { id, adminId, publicKey, counter } = row;
    const credential = { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: Number(counter) };
    return { passkeyId: id, adminId, credential };
  }
}

const toUnknown = (id: string): WebAuthnCredential => ({
  id,
  publicKey: Uint8Array.from(Buffer.from(NOBODYS_KEY, 'base64url')),
  counter: 0,
});
