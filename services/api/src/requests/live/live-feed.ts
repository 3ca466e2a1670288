import { Injectable } from '@nestjs/common';
import type { LiveKind } from '@vitrine/schemas';
import { sql } from 'kysely';
import { Database } from '../../database/database.js';
import type { LivePlace } from './live-place.js';

/** How long ago a client may have received its last message to still get each change since, in seconds; changes for staff alone are kept as long. */
export const KEPT_SECONDS = 12 * 3600;
/** With more changes than this at once, clients get `missed` instead of the single changes. */
const MAX_CHANGES = 500;

/** A live change as it is stored. */
export interface StoredChange {
  /** Id of the change itself. */
  id: string;
  kind: LiveKind;
  record: string;
  /** Account that caused it; null = a customer, a program or the system. */
  actor: string | null;
  /** ISO 8601. */
  at: string;
}

/** The changes since a place. */
export interface LivePage {
  /** The new place: every change before it is in `changes` or came earlier. */
  place: LivePlace;
  changes: readonly StoredChange[];
  /** There were too many changes, or the place was too old: everything on the client's screen may have changed. */
  isMissed: boolean;
}

interface PageRow {
  generation: string;
  transaction: string;
  at: number;
  changes: readonly StoredChange[];
}

/**
 * The changes in the order of transactions, as soon as they are committed (contract: Live). A transaction can be committed after one of a higher
 * number. A place is therefore the number below which every transaction has ended, and changes from there on may be delivered twice.
 */
@Injectable()
export class LiveFeed {
  constructor(private readonly database: Database) {}

  /** @param after `undefined` = from now on */
  async read(after: LivePlace | undefined): Promise<LivePage> {
    const from =
      after && sql`(generation, transaction) >= (${after.generation}::integer, ${after.transaction}::bigint)`;
    const since = from ?? sql`false`;
    const [row] = await this.database.run(sql<PageRow>`
      select o.generation::text, pg_snapshot_xmin(pg_current_snapshot())::text as transaction,
        extract(epoch from clock_timestamp())::integer as at,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'record', c.record, 'actor', c.actor, 'at', c.at))
          from (
            (select id, type as kind, data ->> 'id' as record, actor, at, generation, transaction from events where ${since}
              order by generation, transaction limit ${MAX_CHANGES + 1})
            union all
            (select id, kind, record_id::text, actor, at, generation, transaction from live_changes where ${since}
              order by generation, transaction limit ${MAX_CHANGES + 1})
            order by generation, transaction, at
          ) c
        ), '[]') as changes
      from event_order o`);
    if (!row) throw new Error('The order of events has no generation');
    const { changes, ...place } = row;
    const isLongAgo = after !== undefined && place.at - after.at > KEPT_SECONDS;
    const isMissed = isLongAgo || changes.length > MAX_CHANGES;
    return { place, changes: isMissed ? [] : changes.map(present), isMissed };
  }
}

const present = ({ at, ...change }: StoredChange): StoredChange => ({ ...change, at: new Date(at).toISOString() });
