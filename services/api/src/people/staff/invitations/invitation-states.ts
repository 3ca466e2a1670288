import { sql } from 'kysely';
import type { Database } from '../../../database/database.js';
import { presentMail, type MailState } from '../../../platform/notifications/outbox/outbox.service.js';
import type { StaffInvitationDto } from '../staff.dto.js';

interface StateRow {
  id: string;
  expiresAt: Date;
  status: MailState['status'] | null;
  sentAt: Date | null;
  error: string | null;
}

/** When the links of these invitations expire, and the states of their mails; by account. */
export async function findInvitationStates(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StaffInvitationDto>> {
  if (ids.length === 0) return new Map();
  const rows = await database.run(sql<StateRow>`
    select a.id, link.expires_at as "expiresAt", mail.status, mail.sent_at as "sentAt", mail.last_error as error
    from unnest(${ids}::uuid[]) as a (id)
    cross join lateral (
      select expires_at from admin_links where admin_id = a.id and purpose = 'invitation' order by created_at desc, id desc limit 1
    ) link
    left join lateral (
      select status, sent_at, last_error from outbox
      where admin_id = a.id and kind = 'account-invitation' order by created_at desc, id desc limit 1
    ) mail on true`);
  return new Map(
    rows.map(({ id, expiresAt, status, sentAt, error }) => [
      id,
      {
        expiresAt: expiresAt.toISOString(),
        mail: presentMail(status === null ? undefined : { status, sentAt, error }),
      },
    ]),
  );
}
