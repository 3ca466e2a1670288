import { Injectable } from '@nestjs/common';
import { tighter, type LimitState } from '../../common/rate-limit/rate-limit-headers.js';
import { RateLimits } from '../../common/rate-limit/rate-limits.js';
import { AppConfig } from '../../config/app-config.js';
import type { RateLimitSetting } from '../../config/rate-limit-setting.js';

const ACCOUNT = 'login-account';
const ADDRESS = 'login-address';
const DEVICE = 'login-device';
const SESSION = 'password-session';
const RESET = 'password-reset';
const ENROLMENT = 'totp-session';
const FACTOR = 'second-factor';
const FACTOR_ADDRESS = 'second-factor-address';
const PASSKEY_ADDRESS = 'passkey-address';
/** Contract: 5 failures for an account or 20 from an address. */
const ADDRESS_FACTOR = 4;

/** Gets what is left of a limit. */
export type TellLimit = (state: LimitState) => void;

/** From where a password is tried, and for which account. */
export interface AttemptSource {
  email: string;
  address: string;
  /** The id under which the account knows the browser. */
  device: string | undefined;
}

/**
 * Limits failed sign-ins. Each attempt is counted before the password is looked at, and taken back when it was right, so that parallel
 * guesses get no further than those in a row. Attempts for one account wait for each other, lest right ones on their way count as failures.
 */
@Injectable()
export class SignInLimits {
  private readonly account: RateLimitSetting;
  private readonly address: RateLimitSetting;
  /** The last attempt on its way, by account or session. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly limits: RateLimits,
    config: AppConfig,
  ) {
    this.account = config.rateLimits.login;
    this.address = this.account && { ...this.account, points: this.account.points * ADDRESS_FACTOR };
  }

  /**
   * Looks at a password within the limits.
   * @param source whose attempts are counted: of a browser that the account knows its own alone, so that no stranger's failures lock it out; else those of
   * the account, whether or not there is one, and of the address
   * @param isRight looks at the password
   * @param tell gets what is left of the limit that is reached first, this attempt counted
   * @returns what `isRight` found
   * @throws ApiError 429 until the window ends
   */
  async attempt(
    { email, address, device }: AttemptSource,
    isRight: () => Promise<boolean>,
    tell: TellLimit,
  ): Promise<boolean> {
    if (this.account === null) return isRight();
    if (device !== undefined) return this.attemptAlone(DEVICE, device, isRight, tell);
    return this.inTurn(email, async () => {
      const ofAddress = await this.limits.consume(ADDRESS, this.address, address);
      const ofAccount = await this.limits.consume(ACCOUNT, this.account, email);
      if (ofAddress && ofAccount) tell(tighter(ofAccount, ofAddress));
      const right = await isRight();
      if (right) {
        await this.limits.giveBack(ADDRESS, this.address, address);
        await this.unlock(email);
      }
      return right;
    });
  }

  /**
   * Looks at the password of somebody who is signed in. Counted by session alone: failed sign-ins of strangers must not keep staff from
   * changing a password, nor a stolen token give more guesses.
   * @param tell gets what is left of the limit, this attempt counted
   * @throws ApiError 429 until the window ends
   */
  async attemptInSession(sid: string, isRight: () => Promise<boolean>, tell: TellLimit): Promise<boolean> {
    if (this.account === null) return isRight();
    return this.attemptAlone(SESSION, sid, isRight, tell);
  }

  /**
   * Looks at the first code of a new authenticator app. Counted by session, and apart from {@link attemptInSession}: whoever chose the secret has a right
   * code at will, which must not give them more guesses at a password.
   * @param tell gets what is left of the limit, this attempt counted
   * @throws ApiError 429 until the window ends
   */
  async attemptEnrolment(sid: string, isRight: () => Promise<boolean>, tell: TellLimit): Promise<boolean> {
    if (this.account === null) return isRight();
    return this.attemptAlone(ENROLMENT, sid, isRight, tell);
  }

  /**
   * Counts a second step by the address that takes it, before it is known whose it is.
   * @param tell gets what is left of the limit, this attempt counted
   * @returns what gives it back where the step was right
   * @throws ApiError 429 until the window ends
   */
  async countFactor(address: string, tell: TellLimit): Promise<() => Promise<void>> {
    const state = await this.limits.consume(FACTOR_ADDRESS, this.address, address);
    if (state) tell(state);
    return () => this.limits.giveBack(FACTOR_ADDRESS, this.address, address);
  }

  /**
   * Counts a request for a challenge to a passkey by the address that asks.
   * @param tell gets what is left of the limit, this request counted
   * @throws ApiError 429 until the window ends
   */
  async countPasskeyRequest(address: string, tell: TellLimit): Promise<void> {
    const state = await this.limits.consume(PASSKEY_ADDRESS, this.address, address);
    if (state) tell(state);
  }

  /** Takes one such request back, which led to a sign-in. */
  async forgivePasskeyRequest(address: string): Promise<void> {
    await this.limits.giveBack(PASSKEY_ADDRESS, this.address, address);
  }

  /**
   * Looks at the second step of a sign-in. Counted apart from passwords, which whoever gets here has right.
   * @param who a browser that the account knows, else the account
   * @param tell gets what is left of the limit, this attempt counted
   * @throws ApiError 429 until the window ends
   */
  async attemptFactor(who: string, isRight: () => Promise<boolean>, tell: TellLimit): Promise<boolean> {
    if (this.account === null) return isRight();
    return this.attemptAlone(FACTOR, who, isRight, tell);
  }

  /** Counts by one thing alone. */
  private attemptAlone(limit: string, who: string, isRight: () => Promise<boolean>, tell: TellLimit): Promise<boolean> {
    return this.inTurn(who, async () => {
      const state = await this.limits.consume(limit, this.account, who);
      if (state) tell(state);
      const right = await isRight();
      if (right) await this.limits.reset(limit, this.account, who);
      return right;
    });
  }

  /**
   * Counts a request for a new password by the address that asks, apart from sign-ins.
   * @param tell gets what is left of the limit, this request counted
   * @throws ApiError 429 until the window ends
   */
  async countReset(address: string, tell: TellLimit): Promise<void> {
    const state = await this.limits.consume(RESET, this.address, address);
    if (state) tell(state);
  }

  /** Lets an account try again at once. */
  async unlock(email: string): Promise<void> {
    await this.limits.reset(ACCOUNT, this.account, email);
  }

  private async inTurn<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.turns.get(who) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.turns.set(who, turn);
    try {
      return await turn;
    } finally {
      if (this.turns.get(who) === turn) this.turns.delete(who);
    }
  }
}
