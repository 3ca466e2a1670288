import { Injectable } from '@nestjs/common';
import {
  AuditLog,
  change,
  Database,
  ExtensionOutbox,
  Idempotency,
  newId,
  notFound,
  run,
  sql,
  takeKey,
  type Accepted,
  type Language,
} from '@vitrine/api/extension';
import type { AppointmentRequest } from '../rules.js';
import { AppointmentPrivacy } from './appointment-privacy.js';

export interface AcceptedAppointment {
  id: string;
  day: string;
  createdAt: Date;
}

interface Row {
  id: string;
  day: string;
  request: string;
  createdAt: Date;
}

/** Accepts appointments, and shows them to staff. */
@Injectable()
export class AppointmentsService {
  constructor(
    private readonly database: Database,
    private readonly privacy: AppointmentPrivacy,
    private readonly idempotency: Idempotency,
    private readonly outbox: ExtensionOutbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Writes an appointment, its idempotency key and the mail to the customer in one transaction.
   * @throws ApiError 400, 422 `IDEMPOTENCY_KEY_REUSED`
   */
  async accept(body: AppointmentRequest, asked: Language, key?: string): Promise<Accepted<AcceptedAppointment>> {
    const { name, email, day, note = '' } = body;
    const language = body.language ?? asked;
    const answer = { id: newId(), day, createdAt: new Date() };
    const keyed = key === undefined ? undefined : { key, email, body, kind: 'appointments' };
    const accepted = await this.idempotency.once(keyed, answer, (repeat) =>
      this.database.transaction(async (connection) => {
        if (!(await takeKey(connection, repeat))) return false;
        const request = this.privacy.encrypt({ name, email, note }, answer.id);
        await change(
          connection,
          sql`insert into appointments (id, day, request, email_hash, language, created_at)
            values (${answer.id}, ${day}, ${request}, ${this.privacy.emailHash(email)}, ${language}, ${answer.createdAt})`,
        );
        await this.outbox.add({ kind: 'appointments:confirmation', subjectId: answer.id, language }, connection);
        return true;
      }),
    );
    if (!accepted.isRepeat) this.outbox.wake();
    return accepted;
  }

  /** The appointments from today on, the next first, and how many orders of the last 30 days could be handed over. */
  async list() {
    const [rows, [handovers]] = await Promise.all([
      this.database.run(
        sql<Row>`select id, day::text as day, request, created_at as "createdAt" from appointments
          where day >= current_date order by day, id limit 200`,
      ),
      this.database.run(
        sql<{ count: number }>`select count(*)::integer as count from appointments_handovers
          where ordered_at > now() - interval '30 days'`,
      ),
    ]);
    const appointments = rows.map(({ id, day, request, createdAt }) => {
      const { name, email, note } = this.privacy.read(request, id) ?? { name: null, email: null, note: null };
      return { id, day, name, email, note, createdAt };
    });
    return { appointments, handovers: handovers?.count ?? 0 };
  }

  /** Deletes an appointment with its mails. @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (connection) => {
      const removed = await run(connection, sql`delete from appointments where id = ${id} returning id`);
      if (removed.length === 0) throw notFound('Appointment');
      await this.outbox.forget([id], connection);
      await this.audit.writeDeclared(connection);
    });
  }
}
