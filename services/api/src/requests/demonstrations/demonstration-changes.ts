import type { DemonstrationStatus } from '@vitrine/schemas';
import type { MailKind } from '../../platform/notifications/outbox/outbox-entry.js';

/** Status and confirmed time of a request. */
export interface DemonstrationState {
  status: DemonstrationStatus;
  appointment: Date | null;
}

/** What a change of a request means. */
export interface DemonstrationChange {
  appointment: Date | null;
  /** The mail that the customer gets; `undefined` = none. */
  mail: MailKind | undefined;
}

/**
 * What staff's decision changes. A time is confirmed, or moved, with a mail; declining, or putting a confirmed request back, withdraws it with
 * a mail; taking place, or another way of being put back, concerns the customer no more.
 * @param appointment the confirmed time; of a decision other than confirming it has no meaning
 * @returns `undefined` when a time must be given to confirm it
 */
export function decide(
  present: DemonstrationState,
  status: DemonstrationStatus,
  appointment: Date | undefined,
): DemonstrationChange | undefined {
  if (status === 'confirmed') {
    const confirmed = appointment ?? (present.status === 'confirmed' ? present.appointment : null);
    if (confirmed === null) return undefined;
    const isKept = present.status === 'confirmed' && present.appointment?.getTime() === confirmed.getTime();
    return { appointment: confirmed, mail: isKept ? undefined : 'demonstration-confirmation' };
  }
  if (status === 'declined')
    return { appointment: null, mail: present.status === 'declined' ? undefined : 'demonstration-refusal' };
  if (status === 'done') return { appointment: present.appointment, mail: undefined };
  return { appointment: null, mail: present.status === 'confirmed' ? 'demonstration-withdrawal' : undefined };
}
