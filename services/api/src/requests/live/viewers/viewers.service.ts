import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../../common/errors/api-error.js';
import { Database } from '../../../database/database.js';
import type { WorkedKind } from '../../desk/record-kind.js';

/** A viewer counts for this long after the last report of their page; a little more than twice the interval of the reports. */
export const VIEWER_TIMEOUT_SECONDS = 45;

const IS_VIEWING = sql<boolean>`v.seen_at > now() - make_interval(secs => ${VIEWER_TIMEOUT_SECONDS})`;

/** A record with viewers. */
export interface Viewed {
  kind: WorkedKind['name'];
  id: string;
}

/** A viewer of a record. */
export interface Viewer {
  id: string;
  name: string;
}

/** One of the pages that an account has open. */
interface OpenPage {
  adminId: string;
  /** The id that the page gives itself; empty without one. */
  tab: string;
}

/** The viewers of records, shared by all processes through the database (contract: A desk for several people). */
@Injectable()
export class ViewersService {
  /** The viewers of each record at the last call of {@link listChanged}. */
  private known: ReadonlyMap<string, Viewed & { who: string }> | undefined;

  constructor(private readonly database: Database) {}

  /** Stores that an open page of an account shows a record. @returns the other viewers, by name. @throws ApiError 404 */
  async look({ name, noun, table, isPresent }: WorkedKind, id: string, { adminId, tab }: OpenPage): Promise<Viewer[]> {
    const noted = await this.database.change(sql`
      insert into record_viewers (kind, record_id, admin_id, tab)
      select ${name}, id, ${adminId}::uuid, ${tab} from ${sql.table(table)} where id = ${id}::uuid and ${isPresent}
      on conflict (kind, record_id, admin_id, tab) do update set seen_at = now()`);
    if (noted === 0) throw notFound(noun);
    return this.database.run(sql<Viewer>`
      select a.id, coalesce(nullif(a.name, ''), a.email) as name
      from admins a
      where a.id <> ${adminId}::uuid and a.state = 'active' and a.id in (
        select v.admin_id from record_viewers v where v.kind = ${name} and v.record_id = ${id}::uuid and ${IS_VIEWING}
      )
      order by lower(coalesce(nullif(a.name, ''), a.email)), a.id`);
  }

  /** Stores that an open page of an account no longer shows a record. */
  async leave({ name }: WorkedKind, id: string, { adminId, tab }: OpenPage): Promise<void> {
    await this.database.change(sql`
      delete from record_viewers
      where kind = ${name} and record_id = ${id}::uuid and admin_id = ${adminId}::uuid and tab = ${tab}`);
  }

  /** The records whose viewers changed since the last call; on the first call, all records with viewers. */
  async listChanged(): Promise<Viewed[]> {
    const rows = await this.database.run(sql<Viewed & { who: string }>`
      select v.kind, v.record_id as id, string_agg(distinct v.admin_id::text, ' ' order by v.admin_id::text) as who
      from record_viewers v where ${IS_VIEWING} group by v.kind, v.record_id`);
    const before = this.known ?? new Map<string, Viewed & { who: string }>();
    const present = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
    this.known = present;
    const isOther = (key: string) => before.get(key)?.who !== present.get(key)?.who;
    const all = new Map([...before, ...present]);
    return [...all].flatMap(([key, { kind, id }]) => (isOther(key) ? [{ kind, id }] : []));
  }

  /** Makes the next call of {@link listChanged} a first one. */
  forget(): void {
    this.known = undefined;
  }
}
