import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newId } from '../../../common/ids.js';
import { change, Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { EventGaps } from '../../events/event-gaps.js';
import type { EventPosition } from '../../events/event-position.js';
import { readEvents, type StoredEvent } from '../../events/read-events.js';

/** Events per transaction. */
const BATCH = 200;

/** Makes the deliveries of events: one for each webhook that existed then and wants the type, however many workers run. */
@Injectable()
export class FanOut {
  constructor(
    private readonly database: Database,
    private readonly gaps: EventGaps,
  ) {}

  /** @returns how many events were looked at; 0 = nothing new, or another worker is doing it */
  async run(): Promise<number> {
    return this.database.transaction(async (connection) => {
      const position = await this.lockPosition(connection);
      if (!position) return 0;
      const { events, next, isGap } = await readEvents(connection, { after: position, types: [], limit: BATCH });
      if (isGap) this.gaps.report('webhooks');
      if (!next || (events.length === 0 && !isGap)) return 0;
      if (events.length > 0) await this.addDeliveries(connection, events);
      const [generation, transaction, seq] = next;
      await change(
        connection,
        db.updateTable('webhook_position').set({ generation: Number(generation), transaction, seq }),
      );
      return events.length;
    });
  }

  private async lockPosition(connection: Queryable): Promise<EventPosition | undefined> {
    const [row] = await run(
      connection,
      db.selectFrom('webhook_position').select(['generation', 'transaction', 'seq']).forUpdate().skipLocked(),
    );
    return row && [String(row.generation), String(row.transaction), String(row.seq)];
  }

  private async addDeliveries(connection: Queryable, events: readonly StoredEvent[]): Promise<void> {
    const webhooks = await run(
      connection,
      db
        .selectFrom('webhooks')
        .select(['id', 'events', 'created_at'])
        .where('is_active', '=', true)
        .orderBy('id')
        .forShare(),
    );
    const wanted = events.flatMap(({ id, type, at, data }) => {
      const payload = JSON.stringify({ id, type, at: at.toISOString(), data });
      return webhooks
        .filter((webhook) => webhook.created_at <= at && webhook.events.includes(type))
        .map((webhook) => ({ id: newId(), webhook: webhook.id, event: id, type, payload }));
    });
    if (wanted.length === 0) return;
    const column = (name: keyof (typeof wanted)[number]) => wanted.map((delivery) => delivery[name]);
    await change(
      connection,
      sql`
        insert into webhook_deliveries (id, webhook_id, event_id, event_type, payload)
        select * from unnest(${column('id')}::uuid[], ${column('webhook')}::uuid[], ${column('event')}::uuid[],
          ${column('type')}::text[], ${column('payload')}::text[])`,
    );
  }
}
