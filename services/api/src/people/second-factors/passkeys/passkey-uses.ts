import { Injectable } from '@nestjs/common';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { PasskeyProof } from '@vitrine/schemas';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { Challenges } from '../challenges.js';
import { isHolder, PasskeyCeremonies, readChallenge, type KnownCredential } from './passkey-ceremonies.js';
import type { PasskeyRequestDto } from './passkeys.dto.js';

/** A public key (COSE, P-256) whose private one nobody has: for a passkey that is not known, so that the same work is done. */
const NOBODYS_KEY =
  'pQECAyYgASFYIPFVViKLZjVyQ_MZ9yhAszANk4Uh9UnSMWSAx83gm-doIlggYrgInaslxWBcC05te4pU_4zIHfKRlD1lA1e4BW75RFQ';

interface StoredPasskey {
  passkeyId: string;
  adminId: string;
  credential: WebAuthnCredential;
}

/** Proving oneself by a passkey: alone at the sign-in, as its second step, and for step-up. */
@Injectable()
export class PasskeyUses {
  constructor(
    private readonly database: Database,
    private readonly challenges: Challenges,
    private readonly ceremonies: PasskeyCeremonies,
  ) {}

  /**
   * Asks for a passkey.
   * @param adminId whose; without, any of this site that the browser knows
   * @throws ApiError 409 where the public site has no domain
   */
  async ask(adminId?: string): Promise<PasskeyRequestDto> {
    const allowed = adminId === undefined ? [] : await this.listCredentials(adminId);
    return this.ceremonies.askToUse(await this.challenges.openPasskey('passkey-sign-in', adminId), allowed);
  }

  /** The passkeys of an account, as browsers are told of them. */
  listCredentials(adminId: string): Promise<KnownCredential[]> {
    const known = db.selectFrom('admin_passkeys').select(['credential_id as id', 'transports']);
    return this.database.run(known.where('admin_id', '=', adminId).orderBy('created_at').orderBy('id'));
  }

  /**
   * Looks at an answer and uses its challenge up, whether or not it holds.
   * @param adminId whose passkey it must be; without, anybody's
   * @returns whose it is; `undefined` where it does not hold: another challenge, page or key, an unknown passkey, or a counter that went back
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
      // Of two uses at once with one count, one is by a copy of the key.
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
