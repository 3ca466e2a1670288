import type { Language } from '@vitrine/schemas';
import type { RawBuilder } from 'kysely';
import type { AuditDetails } from '../../common/audit/audit-entry.js';
import type { Queryable } from '../../database/database.js';
import type { RecordKind, WorkedKind } from './record-kind.js';
import type { StoredEntry } from './timeline/stored-entry.js';

/** What the desk shows of a record beside what staff wrote. */
export interface DeskRecord {
  /** Name of who sent it; empty where it cannot be read or was erased. */
  customerName: string;
  /** What it is about, for staff: the name of the product, the subject of the message. */
  title: string;
  language: Language;
}

/** Whom a reply goes to. */
export interface Correspondent {
  name: string;
  email: string;
  language: Language;
}

/** What a domain tells the desk of its records. */
export abstract class DeskRecords {
  abstract readonly kind: RecordKind;

  /** Actions of the audit log that are entries of the timeline. */
  abstract readonly audited: readonly AuditedEntry[];

  /** @throws ApiError 404 when there is none, or it was deleted */
  abstract find(id: string): Promise<DeskRecord>;

  /** Who sent a record, also one that was deleted; `undefined` when it is gone, erased or cannot be read. */
  abstract findCorrespondent(id: string): Promise<Correspondent | undefined>;

  /** What a record is about, as a mail to the customer may say it; empty where they could have typed anything. */
  findPublicTitle(_id: string): Promise<string> {
    return Promise.resolve('');
  }

  /** What else becomes of a record that staff reply to, in the reply's transaction. @returns for the audit log */
  onReply(_connection: Queryable, _id: string): Promise<AuditDetails> {
    return Promise.resolve({});
  }

  /** The entries that follow from the row itself, as {@link StoredEntry}. */
  abstract facts(id: string): RawBuilder<StoredEntry>;

  /** A condition on `outbox m`: the mails of the timeline. */
  abstract mails(id: string): RawBuilder<boolean>;
}

/** The records that are assigned, followed up and replied to. */
export interface WorkedRecords extends DeskRecords {
  readonly kind: WorkedKind;
}

/** An action of the audit log and the entry that it is. */
export interface AuditedEntry {
  action: string;
  kind: 'decrypt' | 'deletion' | 'restoration' | 'status';
}
