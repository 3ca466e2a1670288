import { Injectable } from '@nestjs/common';
import { sentence, type EventsQuery, type EventType } from '@vitrine/schemas';
import { sql } from 'kysely';
import { validate } from 'uuid';
import { validationFailed } from '../../common/errors/api-error.js';
import { Database } from '../../database/database.js';
import type { EventDto, EventsDto } from './event.dto.js';
import { IN_ORDER, IS_SETTLED, isAfter, readEventCursor, toEventCursor, type EventPosition } from './event-position.js';

interface EventRow {
  id: string;
  type: EventType;
  at: Date;
  data: Record<string, unknown>;
  generation: number;
  transaction: string;
  seq: string;
}

/** What happened, for other programs (contract: Events). */
@Injectable()
export class EventsService {
  constructor(private readonly database: Database) {}

  /** Events after a place, in their order. @throws ApiError 400 for a place that is none, or whose event is not kept any more */
  async list({ after, cursor, types, limit }: EventsQuery): Promise<EventsDto & { isFull: boolean }> {
    const given = after || cursor;
    const position = given === '' ? undefined : await this.findPosition(given);
    const rows = await this.database.run(sql<EventRow>`
      select e.id, e.type, e.at, e.data, e.generation, e.transaction, e.seq from events e
      where ${IS_SETTLED} and ${position ? isAfter(position) : sql`true`}
        and ${types.length === 0 ? sql`true` : sql`e.type = any (${types}::text[])`}
      order by ${IN_ORDER} limit ${limit}`);
    const last = rows.at(-1);
    const next = last ? positionOf(last) : position;
    return { events: rows.map(present), next: next ? toEventCursor(next) : null, isFull: rows.length === limit };
  }

  private async findPosition(given: string): Promise<EventPosition> {
    if (!validate(given)) {
      const position = readEventCursor(given);
      if (!position) throw validationFailed([{ field: 'after', message: sentence('desk.cursor') }]);
      return position;
    }
    const [row] = await this.database.run(
      sql<EventRow>`select e.generation, e.transaction, e.seq from events e where e.id = ${given}::uuid`,
    );
    if (!row) throw validationFailed([{ field: 'after', message: sentence('event.after') }]);
    return positionOf(row);
  }
}

const positionOf = ({ generation, transaction, seq }: EventRow): EventPosition => [
  String(generation),
  transaction,
  seq,
];

const present = ({ id, type, at, data }: EventRow): EventDto => ({ id, type, at: at.toISOString(), data });
