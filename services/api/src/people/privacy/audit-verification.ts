import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import { readInBatches } from '../../database/read-in-batches.js';
import { AUDIT_HEAD } from './audit-head.js';

/** A point of the chain: the number of an entry and its hash, in hexadecimal. */
export interface ChainPoint {
  seq: bigint;
  hash: string;
}

export interface AuditVerification {
  /** Number of verified entries. */
  entries: number;
  /** The last valid entry; `undefined` if there is none. */
  head: ChainPoint | undefined;
  /** The first fault, as a sentence; `undefined` if there is none. */
  fault: string | undefined;
}

interface LinkRow {
  seq: string;
  hash: string;
  entry_id: string;
  /** `null` if the entry does not exist. */
  canonical: string | null;
  at: Date | null;
  action: string | null;
}

/** Repeats the expression of the migration that made the chain, because functions in the database may have been replaced. */
const CHAIN = `
  select c.seq, encode(c.hash, 'hex') as hash, c.entry_id, e.at, e.action,
    case when e.id is not null then pg_catalog.jsonb_build_array(e.id, (extract(epoch from e.at) * 1000000)::bigint, e.admin_id, e.admin_email, e.action,
      e.subject_type, e.subject_id, e.details, e.network, e.request_id, e.outcome)::text end as canonical
  from audit_chain c left join audit_log e on e.id = c.entry_id order by c.seq`;

const START: ChainPoint = { seq: 0n, hash: createHash('sha256').digest('hex') };

/** Verifies that no audit entry was changed, removed, inserted or moved. */
@Injectable()
export class AuditVerifier {
  constructor(private readonly database: Database) {}

  /**
   * May run while entries are added.
   * @param known an earlier head from a collected log, which the chain must still contain
   */
  async verify(known?: ChainPoint): Promise<AuditVerification> {
    const stray = await this.strayEntry();
    const expected = [known, await this.head()].filter((point) => point !== undefined);
    const start = await this.forgottenUpTo();
    const read = await this.readChain(start, expected);
    if (read.fault !== undefined || stray !== undefined) return { ...read, fault: read.fault ?? stray };
    const end = read.head?.seq ?? start.seq;
    const missing = expected.find(({ seq }) => seq > end);
    if (missing)
      return {
        ...read,
        fault: `The chain ends with entry ${end}, and entry ${missing.seq} is known: the last entries were removed.`,
      };
    const head = await this.head();
    if (!head || head.seq < end)
      return { ...read, fault: `Entry ${end} is behind the head of the chain: it was inserted past it.` };
    return read;
  }

  private async readChain(start: ChainPoint, expected: readonly ChainPoint[]): Promise<AuditVerification> {
    let last = start;
    let entries = 0;
    const result = (fault?: string): AuditVerification => ({ entries, head: last.seq > 0n ? last : undefined, fault });
    const batches = readInBatches<LinkRow>(this.database, { text: CHAIN, values: [] }, (connection) =>
      connection.query('set local statement_timeout = 0'),
    );
    for await (const batch of batches) {
      for (const link of batch) {
        const fault = findFault(link, last);
        if (fault !== undefined) return result(fault);
        last = { seq: BigInt(link.seq), hash: link.hash };
        entries += 1;
        if (expected.some(({ seq, hash }) => seq === last.seq && hash !== last.hash))
          return result(`Entry ${last.seq} has another hash than the one that was kept: the chain was made anew.`);
      }
    }
    return result();
  }

  /** The point after which the chain begins, from the retention's last entry. */
  private async forgottenUpTo(): Promise<ChainPoint> {
    const [row] = await this.database.run(
      db
        .selectFrom('audit_log as e')
        .innerJoin('audit_chain as c', 'c.entry_id', 'e.id')
        .select([sql<string>`e.details ->> 'through'`.as('through'), sql<string>`e.details ->> 'hash'`.as('hash')])
        .where('e.action', '=', 'retention.apply')
        .where('e.subject_id', '=', 'audit')
        .where(sql<boolean>`e.details ? 'through'`)
        .orderBy('c.seq', 'desc')
        .limit(1),
    );
    return row ? { seq: BigInt(row.through), hash: row.hash } : START;
  }

  private async strayEntry(): Promise<string | undefined> {
    const [row] = await this.database.run(
      db
        .selectFrom('audit_log as e')
        .select(['e.id', 'e.action'])
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('audit_chain as c').select('c.seq').whereRef('c.entry_id', '=', 'e.id'))),
        )
        .orderBy('e.at')
        .limit(1),
    );
    return row && `The entry ${row.id} (${row.action}) is not in the chain: it was inserted past it.`;
  }

  private async head(): Promise<ChainPoint | undefined> {
    const [row] = await this.database.run(AUDIT_HEAD);
    return row && { seq: BigInt(row.seq), hash: row.hash };
  }
}

function findFault(link: LinkRow, last: ChainPoint): string | undefined {
  const seq = BigInt(link.seq);
  if (seq !== last.seq + 1n) return `Entry ${last.seq + 1n} is missing from the chain.`;
  if (link.canonical === null) return `Entry ${seq} (${link.entry_id}) was removed.`;
  const expected = createHash('sha256')
    .update(Buffer.from(last.hash, 'hex'))
    .update(`${link.seq}:${link.canonical}`, 'utf8')
    .digest('hex');
  if (expected === link.hash) return undefined;
  const when = link.at?.toISOString() ?? '';
  return `Entry ${seq} (${link.entry_id}, ${link.action ?? ''}, ${when}) does not match its hash: it was changed, or put in another place.`;
}
