import type { DemonstrationStatus } from '@vitrine/schemas';
import type { MailKind } from '../../platform/notifications/outbox/outbox-entry.js';

/** Status and confirmed time of a request. */
export interface DemonstrationState {
  status: DemonstrationStatus;
  appointment: Date | null;
}

/** What a change of a request sets and sends. */
export interface DemonstrationChange {
  appointment: Date | null;
  /** The mail that the customer gets; `undefined` = none. */
  mail: MailKind | undefined;
}

/**
 * What a decision of staff changes. Confirming or moving a time sends a mail, and so does declining or setting a confirmed request back to `new`,
 * which also remove the time. `done`, or setting any other request back to `new`, sends none.
 * @param appointment the time to confirm; ignored unless the status is `confirmed`
 * @returns `undefined` when a time must be given to confirm the request
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
