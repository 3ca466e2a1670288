import type { Language } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { notFound } from '../../../common/errors/api-error.js';
import { run, type Database } from '../../../database/database.js';
import { isInPresence, type Presence } from '../../visitor-requests/presence.js';
import type { RequestPrivacy, RequestText } from '../../visitor-requests/request-privacy.js';
import { DeskRecords, type AuditedEntry, type Correspondent, type DeskRecord } from '../desk-records.js';
import type { RecordKind } from '../record-kind.js';
import { entryColumns, type StoredEntry } from '../timeline/stored-entry.js';

/** The entries that come from the audit log for every kind of requests, by the end of the action. */
const AUDITED = [
  ['update', 'status'],
  ['reply', 'status'],
  ['delete', 'deletion'],
  ['restore', 'restoration'],
] as const;

/** Contact requests and requests for a demonstration, as the desk shows them. */
export abstract class VisitorRequestRecords<
  Text extends RequestText,
  Kind extends RecordKind = RecordKind,
> extends DeskRecords {
  readonly audited: readonly AuditedEntry[];

  protected constructor(
    readonly kind: Kind,
    private readonly database: Database,
    private readonly privacy: RequestPrivacy<Text>,
  ) {
    super();
    this.audited = AUDITED.map(([verb, entry]) => ({ action: `${kind.name}.${verb}`, kind: entry }));
  }

  /** The subject of a request. @param text `undefined` where it cannot be read */
  protected abstract title(text: Text | undefined): string;

  override async find(id: string): Promise<DeskRecord> {
    const found = await this.select(id, 'present');
    if (!found) throw notFound(this.kind.noun);
    const text = this.privacy.readRequest(found.request, id);
    return { customerName: text?.name ?? '', title: this.title(text), language: found.language };
  }

  override async findCorrespondent(id: string): Promise<Correspondent | undefined> {
    const found = await this.select(id, 'stored');
    if (!found) return undefined;
    const { name, email } = this.privacy.decryptRequest(found.request, id);
    return { name, email, language: found.language };
  }

  override facts(id: string): RawBuilder<StoredEntry> {
    return sql`
      select ${entryColumns({ at: sql`r.created_at`, id: sql`r.id`, kind: sql`'created'` })}
      from ${sql.table(this.kind.table)} r where r.id = ${id}::uuid`;
  }

  override mails(id: string): RawBuilder<boolean> {
    return sql`m.${sql.ref(this.kind.reference)} = ${id}::uuid`;
  }

  private async select(id: string, presence: Presence): Promise<{ request: string; language: Language } | undefined> {
    const [found] = await run(
      await this.database.pool(),
      sql<{ request: string; language: Language }>`
        select r.request, r.language from ${sql.table(this.kind.table)} r
        where r.id = ${id} and ${isInPresence(presence, 'r')}`,
    );
    return found;
  }
}
