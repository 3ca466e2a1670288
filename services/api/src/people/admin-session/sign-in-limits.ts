import { Injectable } from '@nestjs/common';
import { getStricterLimit, type LimitState } from '../../common/rate-limit/rate-limit-headers.js';
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
/** Contract: 5 failures for an account, or 20 from an IP address. */
const ADDRESS_FACTOR = 4;

/** Receives the state of a limit. */
export type ReportLimit = (state: LimitState) => void;

/** The source of an attempt with a password, and its account. */
export interface AttemptSource {
  email: string;
  address: string;
  /** The id of the browser as a known device of the account. */
  device: string | undefined;
}

/**
 * Limits failed sign-ins. Each attempt is counted before the password is verified, and given back if it was right, so that concurrent guesses
 * get no further than consecutive ones. Attempts for one account run one after the other, so that concurrent right ones do not count as failures.
 */
@Injectable()
export class SignInLimits {
  private readonly account: RateLimitSetting;
  private readonly address: RateLimitSetting;
  /** The last unfinished attempt, by account, device or session. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly limits: RateLimits,
    config: AppConfig,
  ) {
    this.account = config.rateLimits.login;
    this.address = this.account && { ...this.account, points: this.account.points * ADDRESS_FACTOR };
  }

  /**
   * Verifies a password within the limits.
   * @param source what is counted: for a known browser only its own attempts, so that failures of strangers do not lock it out; else those of the
   * account, even if it does not exist, and of the IP address
   * @param isRight verifies the password
   * @param reportLimit gets the state of the limit that is reached first, including this attempt
   * @returns the result of `isRight`
   * @throws ApiError 429 until the window ends
   */
  async attempt(
    { email, address, device }: AttemptSource,
    isRight: () => Promise<boolean>,
    reportLimit: ReportLimit,
  ): Promise<boolean> {
    if (this.account === null) return isRight();
    if (device !== undefined) return this.attemptAlone(DEVICE, device, isRight, reportLimit);
    return this.inTurn(email, async () => {
      const ofAddress = await this.limits.consume(ADDRESS, this.address, address);
      const ofAccount = await this.limits.consume(ACCOUNT, this.account, email);
      if (ofAddress && ofAccount) reportLimit(getStricterLimit(ofAccount, ofAddress));
      const right = await isRight();
      if (right) {
        await this.limits.giveBack(ADDRESS, this.address, address);
        await this.unlock(email);
      }
      return right;
    });
  }

  /**
   * Verifies the password of a signed-in account. Counted only by session: failed sign-ins of strangers must not prevent staff from changing a
   * password, and a stolen token must not give more guesses.
   * @param reportLimit gets the state of the limit, including this attempt
   * @throws ApiError 429 until the window ends
   */
  async attemptInSession(sid: string, isRight: () => Promise<boolean>, reportLimit: ReportLimit): Promise<boolean> {
    if (this.account === null) return isRight();
    return this.attemptAlone(SESSION, sid, isRight, reportLimit);
  }

  /**
   * Verifies the first code of a new authenticator app. Counted by session, and separately from {@link attemptInSession}: a right code, which the
   * owner of the app can always make, resets the counter, and must not give more guesses of a password.
   * @param reportLimit gets the state of the limit, including this attempt
   * @throws ApiError 429 until the window ends
   */
  async attemptEnrolment(sid: string, isRight: () => Promise<boolean>, reportLimit: ReportLimit): Promise<boolean> {
    if (this.account === null) return isRight();
    return this.attemptAlone(ENROLMENT, sid, isRight, reportLimit);
  }

  /**
   * Counts a second step by IP address, before its account is known.
   * @param reportLimit gets the state of the limit, including this attempt
   * @returns a function that gives the attempt back if the step was right
   * @throws ApiError 429 until the window ends
   */
  async countFactor(address: string, reportLimit: ReportLimit): Promise<() => Promise<void>> {
    const state = await this.limits.consume(FACTOR_ADDRESS, this.address, address);
    if (state) reportLimit(state);
    return () => this.limits.giveBack(FACTOR_ADDRESS, this.address, address);
  }

  /**
   * Counts a request for a passkey challenge by IP address.
   * @param reportLimit gets the state of the limit, including this request
   * @throws ApiError 429 until the window ends
   */
  async countPasskeyRequest(address: string, reportLimit: ReportLimit): Promise<void> {
    const state = await this.limits.consume(PASSKEY_ADDRESS, this.address, address);
    if (state) reportLimit(state);
  }

  /** Gives back such a request that led to a sign-in. */
  async forgivePasskeyRequest(address: string): Promise<void> {
    await this.limits.giveBack(PASSKEY_ADDRESS, this.address, address);
  }

  /**
   * Verifies the second step of a sign-in. Counted separately from passwords, because the password was right already.
   * @param who the known browser, else the account
   * @param reportLimit gets the state of the limit, including this attempt
   * @throws ApiError 429 until the window ends
   */
  async attemptFactor(who: string, isRight: () => Promise<boolean>, reportLimit: ReportLimit): Promise<boolean> {
    if (this.account === null) return isRight();
    return this.attemptAlone(FACTOR, who, isRight, reportLimit);
  }

  /** Verifies within a single limit. */
  private attemptAlone(
    limit: string,
    who: string,
    isRight: () => Promise<boolean>,
    reportLimit: ReportLimit,
  ): Promise<boolean> {
    return this.inTurn(who, async () => {
      const state = await this.limits.consume(limit, this.account, who);
      if (state) reportLimit(state);
      const right = await isRight();
      if (right) await this.limits.reset(limit, this.account, who);
      return right;
    });
  }

  /**
   * Counts a request for a password reset by IP address, separately from sign-ins.
   * @param reportLimit gets the state of the limit, including this request
   * @throws ApiError 429 until the window ends
   */
  async countReset(address: string, reportLimit: ReportLimit): Promise<void> {
    const state = await this.limits.consume(RESET, this.address, address);
    if (state) reportLimit(state);
  }

  /** Resets the failures of an account. */
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
