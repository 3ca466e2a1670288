import { Injectable } from '@nestjs/common';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sentence } from '@vitrine/schemas';
import { unauthorized } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids.js';
import { change, Database, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { now, secondsFromNow } from '../../database/expressions.js';

/** Contract: 5 minutes, 5 tries. */
export const CHALLENGE_SECONDS = 300;
const MOST_TRIES = 5;
const TOKEN_BYTES = 32;

/** The second step of a sign-in whose first one was right. */
export interface SecondStepOpen {
  id: string;
  adminId: string;
  /** Digest of the hash against which the password was verified; see {@link isVerifiedBy}. */
  passwordDigest: Buffer;
}

/** What a passkey is asked for: as a proof of who somebody is, or to be added to their account. */
type PasskeyPurpose = 'passkey-sign-in' | 'passkey-enrolment';

/** 401 for a second step that comes too late, after too many tries, or from nowhere. */
export const challengeOver = () => unauthorized('CHALLENGE_OVER', sentence('factor.challengeOver'));

/** What somebody was asked to prove and has not proved yet. It is in the database, so that any replica takes the answer; of its token only a hash is. */
@Injectable()
export class Challenges {
  constructor(private readonly database: Database) {}

  /** Opens the second step of a sign-in. @returns what the client sends back with it */
  async openSignIn(adminId: string, passwordHash: string): Promise<string> {
    const token = newToken();
    await this.database.change(
      db.insertInto('admin_challenges').values({
        id: newId(),
        purpose: 'sign-in',
        token_hash: digest(token),
        admin_id: adminId,
        password_digest: digest(passwordHash),
        expires_at: secondsFromNow(CHALLENGE_SECONDS),
      }),
    );
    return token;
  }

  /** Counts a try before it is looked at. @returns `undefined` where the challenge is over, had its tries, or never was */
  async countTry(token: string): Promise<SecondStepOpen | undefined> {
    const [open] = await this.database.run(
      db
        .updateTable('admin_challenges')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('token_hash', '=', digest(token))
        .where('purpose', '=', 'sign-in')
        .where('expires_at', '>', now)
        .where('tries', '<', MOST_TRIES)
        .returning(['id', 'admin_id as adminId', 'password_digest as passwordDigest']),
    );
    return open?.adminId && open.passwordDigest
      ? { id: open.id, adminId: open.adminId, passwordDigest: open.passwordDigest }
      : undefined;
  }

  /** Whose sign-in it is, without counting a try. @returns `undefined` as {@link countTry} does */
  async findSignIn(token: string): Promise<{ adminId: string } | undefined> {
    const [open] = await this.database.run(
      db
        .selectFrom('admin_challenges')
        .select('admin_id as adminId')
        .where('token_hash', '=', digest(token))
        .where('purpose', '=', 'sign-in')
        .where('expires_at', '>', now)
        .where('tries', '<', MOST_TRIES),
    );
    return open?.adminId ? { adminId: open.adminId } : undefined;
  }

  /**
   * Opens a challenge to a passkey.
   * @param adminId of whose account it must be; without, of anybody's
   * @returns what the authenticator signs
   */
  async openPasskey(purpose: PasskeyPurpose, adminId?: string): Promise<string> {
    const token = newToken();
    await this.database.change(
      db.insertInto('admin_challenges').values({
        id: newId(),
        purpose,
        token_hash: digest(token),
        admin_id: adminId ?? null,
        expires_at: secondsFromNow(CHALLENGE_SECONDS),
      }),
    );
    return token;
  }

  /** Uses a challenge to a passkey up. @returns `undefined` where it is over, was used, or never was */
  async takePasskey(purpose: PasskeyPurpose, token: string): Promise<{ adminId: string | null } | undefined> {
    const [taken] = await this.database.run(
      db
        .deleteFrom('admin_challenges')
        .where('token_hash', '=', digest(token))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .returning('admin_id as adminId'),
    );
    return taken;
  }

  /** Ends a challenge that was met. @returns `false` where another request did so before */
  async close(id: string): Promise<boolean> {
    return (await this.database.change(db.deleteFrom('admin_challenges').where('id', '=', id))) > 0;
  }

  /** Ends the sign-ins of an account that are half done, and what its passkeys are asked for. */
  async endAll(connection: Queryable, adminId: string): Promise<void> {
    await change(connection, db.deleteFrom('admin_challenges').where('admin_id', '=', adminId));
  }
}

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a password hash is the one against which the first step was right. */
export const isVerifiedBy = ({ passwordDigest }: SecondStepOpen, passwordHash: string): boolean =>
  timingSafeEqual(passwordDigest, digest(passwordHash));
