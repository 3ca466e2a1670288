import { Injectable } from '@nestjs/common';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sentence } from '@vitrine/schemas';
import { unauthorized } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids.js';
import { change, Database, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { now, secondsFromNow } from '../../database/expressions.js';

/** Contract: 5 minutes, 5 attempts. */
export const CHALLENGE_SECONDS = 300;
const MAX_TRIES = 5;
const TOKEN_BYTES = 32;

/** An open second step of a sign-in whose first step was right. */
export interface SecondStepOpen {
  id: string;
  adminId: string;
  /** Digest of the password hash against which the password was verified; see {@link isVerifiedBy}. */
  passwordDigest: Buffer;
}

/** The purpose of a passkey's challenge: to authenticate somebody, or to add the passkey to their account. */
type PasskeyPurpose = 'passkey-sign-in' | 'passkey-enrolment';

/** 401 for a second step that is too late, after too many attempts, or unknown. */
export const challengeOver = () => unauthorized('CHALLENGE_OVER', sentence('factor.challengeOver'));

/** Open challenges. They are stored in the database, with only a hash of the token, so that any process can check the answer. */
@Injectable()
export class Challenges {
  constructor(private readonly database: Database) {}

  /** Opens the second step of a sign-in. @returns the token that the client sends back */
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

  /** Counts an attempt before it is verified. @returns `undefined` if the challenge has expired, had too many attempts, or is unknown */
  async countTry(token: string): Promise<SecondStepOpen | undefined> {
    const [open] = await this.database.run(
      db
        .updateTable('admin_challenges')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('token_hash', '=', digest(token))
        .where('purpose', '=', 'sign-in')
        .where('expires_at', '>', now)
        .where('tries', '<', MAX_TRIES)
        .returning(['id', 'admin_id as adminId', 'password_digest as passwordDigest']),
    );
    return open?.adminId && open.passwordDigest
      ? { id: open.id, adminId: open.adminId, passwordDigest: open.passwordDigest }
      : undefined;
  }

  /** The account of a sign-in, without counting an attempt. @returns `undefined` like {@link countTry} */
  async findSignIn(token: string): Promise<{ adminId: string } | undefined> {
    const [open] = await this.database.run(
      db
        .selectFrom('admin_challenges')
        .select('admin_id as adminId')
        .where('token_hash', '=', digest(token))
        .where('purpose', '=', 'sign-in')
        .where('expires_at', '>', now)
        .where('tries', '<', MAX_TRIES),
    );
    return open?.adminId ? { adminId: open.adminId } : undefined;
  }

  /**
   * Opens a challenge for a passkey.
   * @param adminId the account whose passkey it must be; default: any account
   * @returns the challenge that the authenticator signs
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

  /** Consumes a challenge for a passkey. @returns `undefined` if it has expired, was used, or is unknown */
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

  /** Ends a challenge that was answered correctly. @returns `false` if another request has ended it already */
  async close(id: string): Promise<boolean> {
    return (await this.database.change(db.deleteFrom('admin_challenges').where('id', '=', id))) > 0;
  }

  /** Ends all open challenges of an account. */
  async endAll(connection: Queryable, adminId: string): Promise<void> {
    await change(connection, db.deleteFrom('admin_challenges').where('admin_id', '=', adminId));
  }
}

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a password hash is the one against which the password of the first step was verified. */
export const isVerifiedBy = ({ passwordDigest }: SecondStepOpen, passwordHash: string): boolean =>
  timingSafeEqual(passwordDigest, digest(passwordHash));
