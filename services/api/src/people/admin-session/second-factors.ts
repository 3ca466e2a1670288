import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../database/database.js';
import type { SecondStepChallenge } from '../../common/errors/api-error.js';

/** The second factors of an account. */
export interface SecondFactorSummary {
  /** Number of passkeys. */
  passkeys: number;
  /** Whether codes of an authenticator app are asked for. */
  totp: boolean;
  /** Number of unused recovery codes. */
  recoveryCodes: number;
}

/** The interface by which the domain of second factors serves those of accounts and sessions, which must not import it. */
export interface SecondFactorSource {
  /** The second factors by account; an account without any may be missing. @param connection of a transaction, to see its own changes */
  summarise(adminIds: readonly string[], connection?: Queryable): Promise<ReadonlyMap<string, SecondFactorSummary>>;
  /**
   * Begins the second step of a sign-in.
   * @param passwordHash the hash against which the password was verified
   * @returns `undefined` for an account without a second factor
   */
  challenge(adminId: string, passwordHash: string): Promise<SecondStepChallenge | undefined>;
}

const NONE: SecondFactorSummary = { passkeys: 0, totp: false, recoveryCodes: 0 };

/** The second factors of accounts; none without a source. */
@Injectable()
export class SecondFactors {
  private source: SecondFactorSource = {
    summarise: () => Promise.resolve(new Map()),
    challenge: () => Promise.resolve(undefined),
  };

  /** Sets the source; called by the source's module at its start. */
  provide(source: SecondFactorSource): void {
    this.source = source;
  }

  /** @returns a function that gives the second factors of each of these accounts */
  async summarise(
    adminIds: readonly string[],
    connection?: Queryable,
  ): Promise<(adminId: string) => SecondFactorSummary> {
    const found = await this.source.summarise(adminIds, connection);
    return (adminId) => found.get(adminId) ?? NONE;
  }

  /** Whether an account has a second factor. @param connection of a transaction, to see its own changes */
  async hasAny(adminId: string, connection?: Queryable): Promise<boolean> {
    const { totp, passkeys } = (await this.summarise([adminId], connection))(adminId);
    return totp || passkeys > 0;
  }

  /** See {@link SecondFactorSource}. */
  challenge(adminId: string, passwordHash: string): Promise<SecondStepChallenge | undefined> {
    return this.source.challenge(adminId, passwordHash);
  }
}
