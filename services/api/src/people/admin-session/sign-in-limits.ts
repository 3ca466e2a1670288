import { Injectable } from '@nestjs/common';
import { tighter, type LimitState } from '../../common/rate-limit/rate-limit-headers.js';
import { RateLimits } from '../../common/rate-limit/rate-limits.js';
import { AppConfig } from '../../config/app-config.js';
import type { RateLimitSetting } from '../../config/rate-limit-setting.js';

const ACCOUNT = 'login-account';
const ADDRESS = 'login-address';
const SESSION = 'password-session';
/** Contract: 5 failures for an account or 20 from an address. */
const ADDRESS_FACTOR = 4;

/** Gets what is left of a limit. */
export type TellLimit = (state: LimitState) => void;

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
   * @param email whose attempts are counted, whether or not there is such an account
   * @param isRight looks at the password
   * @param tell gets what is left of the limit that is reached first, this attempt counted
   * @returns what `isRight` found
   * @throws ApiError 429 until the window ends
   */
  async attempt(email: string, address: string, isRight: () => Promise<boolean>, tell: TellLimit): Promise<boolean> {
    if (this.account === null) return isRight();
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
    return this.inTurn(sid, async () => {
      const state = await this.limits.consume(SESSION, this.account, sid);
      if (state) tell(state);
      const right = await isRight();
      if (right) await this.limits.reset(SESSION, this.account, sid);
      return right;
    });
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
