import { domainToASCII } from 'node:url';
import { Injectable } from '@nestjs/common';
import { canonicalAddress } from '../common/personal-data/canonical-address.js';
import { RateLimits } from '../common/rate-limit/rate-limits.js';
import { AppConfig } from '../config/app-config.js';
import type { Mail } from './mail.js';
import { mails } from './outbox-entry.js';
import type { ClaimedMail } from './outbox.repository.js';

const NAME = 'recipients';
/** Providers whose mailboxes are the same with and without dots, under one name. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);
/** Held mails come back within so small a part of the limit's window. */
const SPREAD = 20;
/** Mails that are held for longer are told of: somebody fills that mailbox on purpose. */
const LONG_HELD_MS = 24 * 3_600_000;

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

  /**
   * When a mail that must wait comes back: once it may, the younger the later, so that those held longest go first and not all come at the
   * same moment.
   * @param waitMs as `take` said
   */
  comesBack({ id }: ClaimedMail, waitMs: number, now = new Date()): Date {
    const windowMs = (this.config.rateLimits.recipients?.seconds ?? 0) * 1000;
    const youth = windowMs / (windowMs + ageOf(id, now));
    return new Date(now.getTime() + waitMs + (windowMs / SPREAD) * youth);
  }

  /** Whether a mail has been waiting for more than a day. */
  isLongHeld({ id }: ClaimedMail, now = new Date()): boolean {
    return ageOf(id, now) > LONG_HELD_MS;
  }

  /** Takes a counted mail back that was not sent. */
  async giveBack(claimed: ClaimedMail, mail: Mail): Promise<void> {
    const recipient = limitedRecipient(claimed, mail);
    if (recipient !== undefined) await this.limits.giveBack(NAME, this.config.rateLimits.recipients, recipient);
  }
}

/** Milliseconds since a mail was written into the outbox: an id begins with that time (UUID v7). */
const ageOf = (id: string, now: Date): number =>
  Math.max(0, now.getTime() - Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** The mailbox that is counted, however its address is written. */
function limitedRecipient({ kind, byStaff }: ClaimedMail, { to }: Mail): string | undefined {
  if (byStaff || !mails[kind].toVisitor) return undefined;
  return mailboxOf(canonicalAddress(typeof to === 'string' ? to : to.address));
}

/** Without a `+tag`, of which one mailbox has any number; the domain as DNS knows it. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const written = address.slice(at + 1);
  const domain = domainToASCII(written) || written;
  const dotless = DOTLESS.get(domain);
  return dotless ? `${name.replaceAll('.', '')}@${dotless}` : `${name}@${domain}`;
}
