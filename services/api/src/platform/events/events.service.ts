import { Injectable } from '@nestjs/common';
import { sentence, type EventsQuery } from '@vitrine/schemas';
import { sql } from 'kysely';
import { validate } from 'uuid';
import { validationFailed } from '../../common/errors/api-error.js';
import { Database } from '../../database/database.js';
import type { EventDto, EventsDto } from './event.dto.js';
import { readEventCursor, toEventCursor, type EventPosition } from './event-position.js';
import { readEvents, type StoredEvent } from './read-events.js';

/** The feed of events for other programs (contract: Events). */
@Injectable()
export class EventsService {
  constructor(private readonly database: Database) {}

  /**
   * Events after a position, in their order. The header `Link` adds its `cursor` to the given `after`, so `cursor` wins.
   * @throws ApiError 400 for an invalid position, or one after which events were deleted
   */
  async list({ after, cursor, types, limit }: EventsQuery): Promise<EventsDto & { isFull: boolean }> {
    const field = cursor ? 'cursor' : 'after';
    const given = cursor || after;
    const position = given === '' ? undefined : await this.findPosition(given, field);
    const page = await readEvents(await this.database.pool(), { after: position, types, limit });
    if (page.isGap) throw validationFailed([{ field, message: sentence('event.after') }]);
    const { events, next, isFull } = page;
    return { events: events.map(present), next: next ? toEventCursor(next) : null, isFull };
  }

  private async findPosition(given: string, field: string): Promise<EventPosition> {
    if (!validate(given)) {
      const position = readEventCursor(given);
      if (!position) throw validationFailed([{ field, message: sentence('desk.cursor') }]);
      return position;
    }
    const [row] = await this.database.run(
      sql<{ generation: number; transaction: string; seq: string }>`
        select e.generation, e.transaction, e.seq from events e where e.id = ${given}::uuid`,
    );
    if (!row) throw validationFailed([{ field, message: sentence('event.after') }]);
    return [String(row.generation), row.transaction, row.seq];
  }
}

const present = ({ id, type, at, data }: StoredEvent): EventDto => ({ id, type, at: at.toISOString(), data });
