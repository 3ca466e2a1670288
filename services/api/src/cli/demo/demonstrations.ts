import { COMPANY_TIME_ZONE, instantOf, localTime } from '@vitrine/schemas';
import { newId } from '../../common/ids.js';
import { DemonstrationPrivacy } from '../../requests/demonstrations/demonstration-privacy.js';
import { DemonstrationsRepository } from '../../requests/demonstrations/demonstrations.repository.js';
import type { Queryable } from '../../database/database.js';
import { createRequestMail } from '../../platform/notifications/outbox/outbox-entry.js';
import type { DemoDemonstration } from './demo.js';
import type { Ledger } from './ledger.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The services that write requests with times in the past. */
export interface DemonstrationParts {
  privacy: DemonstrationPrivacy;
  repository: DemonstrationsRepository;
}

/** Seeds the requests for a demonstration once, oldest first, without mails; their acknowledgements are recorded as sent. */
export async function seedDemonstrations(
  demonstrations: readonly DemoDemonstration[],
  connection: Queryable,
  { privacy, repository }: DemonstrationParts,
  ledger: Ledger,
): Promise<void> {
  const now = Date.now();
  for (const demonstration of [...demonstrations].sort((a, b) => b.ageHours - a.ageHours)) {
    const { kind, language, status, adminNotes, appointment, wishes, storeId = null } = demonstration;
    const key = `demonstration ${demonstration.email}`;
    if (ledger.has(key)) continue;
    const id = newId();
    const createdAt = new Date(now - demonstration.ageHours * HOUR);
    const place = storeId === null ? undefined : await repository.findPlace(storeId);
    if (storeId !== null && !place) throw new Error(`The demo data have no store ${storeId}`);
    await repository.insert({
      id,
      kind,
      storeId,
      ...(place ?? { place: null, timeZone: COMPANY_TIME_ZONE }),
      wishes: wishes.map(toInstant),
      request: privacy.encryptRequest(demonstration, id),
      language,
      createdAt,
      searchTokens: privacy.searchTokens(demonstration),
      mails: [],
    });
    const mail = createRequestMail('demonstration-acknowledgement', id, language);
    await connection.query(
      `insert into outbox (id, kind, demonstration_id, language, status, attempts, created_at, sent_at)
       values ($1, $2, $3, $4, 'sent', 1, $5, $5)`,
      [mail.id, mail.kind, id, language, createdAt],
    );
    await connection.query('update demonstrations set status = $2, appointment = $3, admin_notes = $4 where id = $1', [
      id,
      status,
      appointment ? toInstant(appointment) : null,
      privacy.encryptNotes(adminNotes, id),
    ]);
    await ledger.add(key);
  }
}

/** The moment of a time of day in Germany, a number of days from now. */
function toInstant({ days, time }: DemoDemonstration['wishes'][number]): Date {
  const day = localTime(new Date(Date.now() + days * DAY), COMPANY_TIME_ZONE).slice(0, 10);
  const instant = instantOf(day, time, COMPANY_TIME_ZONE);
  if (!instant) throw new Error(`The demo data have no time ${time}`);
  return instant;
}
