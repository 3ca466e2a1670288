import { Injectable } from '@nestjs/common';
import { canonicalAddress } from '../common/personal-data/canonical-address.js';
import { RateLimits } from '../common/rate-limit/rate-limits.js';
import { AppConfig } from '../config/app-config.js';
import type { Mail } from './mail.js';
import { mails } from './outbox-entry.js';
import type { ClaimedMail } from './outbox.repository.js';

const NAME = 'recipients';
const TAG = /\+[^@]*@/;

/**
 * Keeps strangers from filling somebody's mailbox by typing that address into our forms: so many mails an hour to one address
 * (`RATE_LIMIT_RECIPIENTS`), further ones wait. What staff ask for and what goes to staff is not limited.
 */
@Injectable()
export class RecipientLimit {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  /** Counts a mail that is about to be sent. @returns milliseconds to wait; 0 = it is counted and may go */
  async take(claimed: ClaimedMail, mail: Mail): Promise<number> {
    const recipient = limitedRecipient(claimed, mail);
    return recipient === undefined ? 0 : this.limits.take(NAME, this.config.rateLimits.recipients, recipient);
  }

  /** Takes a counted mail back that was not sent. */
  async giveBack(claimed: ClaimedMail, mail: Mail): Promise<void> {
    const recipient = limitedRecipient(claimed, mail);
    if (recipient !== undefined) await this.limits.giveBack(NAME, this.config.rateLimits.recipients, recipient);
  }
}

/** The mailbox that is counted: without a `+tag`, of which one mailbox has any number. */
function limitedRecipient({ kind, byStaff }: ClaimedMail, { to }: Mail): string | undefined {
  if (byStaff || !mails[kind].toVisitor) return undefined;
  return canonicalAddress(typeof to === 'string' ? to : to.address).replace(TAG, '@');
}
