import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../database/database.js';
import type { SecondStepChallenge } from '../../common/errors/api-error.js';

/** What an account has beside its password. */
export interface SecondFactorSummary {
  /** Passkeys. */
  passkeys: number;
  /** Whether codes of an authenticator app are asked for. */
  totp: boolean;
  /** Recovery codes that were not used yet. */
  recoveryCodes: number;
}

/** What the domain of second factors answers to those of accounts and sessions. */
export interface SecondFactorSource {
  /** By account; an account without any may be left out. @param connection of a transaction that sees its own changes */
  summarise(adminIds: readonly string[], connection?: Queryable): Promise<ReadonlyMap<string, SecondFactorSummary>>;
  /**
   * Begins the second step of a sign-in.
   * @param passwordHash against which the password was verified
   * @returns `undefined` for an account without a second factor
   */
  challenge(adminId: string, passwordHash: string): Promise<SecondStepChallenge | undefined>;
}

const NONE: SecondFactorSummary = { passkeys: 0, totp: false, recoveryCodes: 0 };

/** The second factors of accounts. Without a source nobody has any. */
@Injectable()
export class SecondFactors {
  private source: SecondFactorSource = {
    summarise: () => Promise.resolve(new Map()),
    challenge: () => Promise.resolve(undefined),
  };

  /** Called by the source when its module starts. */
  provide(source: SecondFactorSource): void {
    this.source = source;
  }

  /** @returns what tells of any of these accounts what it has */
  async summarise(
    adminIds: readonly string[],
    connection?: Queryable,
  ): Promise<(adminId: string) => SecondFactorSummary> {
    const found = await this.source.summarise(adminIds, connection);
    return (adminId) => found.get(adminId) ?? NONE;
  }

  /** Whether an account has a second factor. @param connection of a transaction that sees its own changes */
  async hasAny(adminId: string, connection?: Queryable): Promise<boolean> {
    const { totp, passkeys } = (await this.summarise([adminId], connection))(adminId);
    return totp || passkeys > 0;
  }

  /** See {@link SecondFactorSource}. */
  challenge(adminId: string, passwordHash: string): Promise<SecondStepChallenge | undefined> {
    return this.source.challenge(adminId, passwordHash);
  }
}
