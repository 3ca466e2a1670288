import { Injectable } from '@nestjs/common';
import { canonicalMailbox } from '../../common/personal-data/canonical-address.js';
import { RateLimits } from '../../common/rate-limit/rate-limits.js';
import { AppConfig } from '../../config/app-config.js';
import { isExtensionKind } from './extension-mail.js';
import type { Mail } from './mail.js';
import { MAILS } from './outbox/outbox-entry.js';
import type { ClaimedMail } from './outbox/outbox.repository.js';

const NAME = 'recipients';
/** Name of the limit of all mails to visitors together, and of its only counter. */
const ALL_MAILS = 'visitor-mails';
/** Retries of held mails are spread over the limit's window divided by this. */
const RETRY_SPREAD = 20;
/** Mails that are held for longer are reported: probably somebody floods that mailbox on purpose. */
const LONG_HELD_MS = 24 * 3_600_000;

/** How long a mail waits, and which limit is reached: that of its recipient, or that of all mails to visitors. */
export interface Wait {
  milliseconds: number;
  limit: 'recipient' | 'all';
}

/**
 * Keeps strangers from flooding mailboxes by typing addresses into our forms: mails above the limit of an address (`RATE_LIMIT_RECIPIENTS`) or of all
 * addresses together (`RATE_LIMIT_MAILS`) wait. Mails that staff ask for and mails to staff are not limited.
 */
@Injectable()
export class RecipientLimit {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  /** Counts a mail that is about to be sent. @returns `undefined` when it may go, else how long it must wait, and for which of the limits */
  async take(claimed: ClaimedMail, mail: Mail): Promise<Wait | undefined> {
    const recipient = limitedRecipient(claimed, mail);
    if (recipient === undefined) return undefined;
    const { recipients, mails: all } = this.config.rateLimits;
    const recipientMs = await this.limits.take(NAME, recipients, recipient);
    if (recipientMs > 0) return { milliseconds: recipientMs, limit: 'recipient' };
    const allMs = await this.limits.take(ALL_MAILS, all, ALL_MAILS);
    if (allMs === 0) return undefined;
    await this.limits.giveBack(NAME, recipients, recipient);
    return { milliseconds: allMs, limit: 'all' };
  }

  /**
   * When a held mail is retried: after its wait, and the younger the mail the later, so that the oldest go first and not all are retried at the
   * same moment.
   */
  retryAt({ id }: ClaimedMail, { milliseconds: waitMs, limit }: Wait, now = new Date()): Date {
    const { recipients, mails: all } = this.config.rateLimits;
    const windowMs = ((limit === 'all' ? all : recipients)?.seconds ?? 0) * 1000;
    const delayShare = windowMs / (windowMs + getAge(id, now));
    return new Date(now.getTime() + waitMs + (windowMs / RETRY_SPREAD) * delayShare);
  }

  /** Whether a mail has been waiting for more than a day. */
  isLongHeld({ id }: ClaimedMail, now = new Date()): boolean {
    return getAge(id, now) > LONG_HELD_MS;
  }

  /** Takes back the count of a mail that was not sent. */
  async giveBack(claimed: ClaimedMail, mail: Mail): Promise<void> {
    const recipient = limitedRecipient(claimed, mail);
    if (recipient === undefined) return;
    await this.limits.giveBack(NAME, this.config.rateLimits.recipients, recipient);
    await this.limits.giveBack(ALL_MAILS, this.config.rateLimits.mails, ALL_MAILS);
  }
}

/** Milliseconds since a mail was written into the outbox: an id begins with that time (UUID v7). */
const getAge = (id: string, now: Date): number =>
  Math.max(0, now.getTime() - Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** The mailbox that is counted, in its canonical form; `undefined` = the mail is not limited. */
function limitedRecipient({ kind, byStaff }: ClaimedMail, { to }: Mail): string | undefined {
  if (byStaff || !(isExtensionKind(kind) || MAILS[kind].toVisitor)) return undefined;
  return canonicalMailbox(typeof to === 'string' ? to : to.address);
}
