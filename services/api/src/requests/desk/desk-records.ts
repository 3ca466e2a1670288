import type { Language } from '@vitrine/schemas';
import type { RawBuilder } from 'kysely';
import type { AuditDetails } from '../../common/audit/audit-entry.js';
import type { Queryable } from '../../database/database.js';
import type { RecordKind, WorkedKind } from './record-kind.js';
import type { StoredEntry } from './timeline/stored-entry.js';

/** What the desk shows of a record, apart from what staff wrote. */
export interface DeskRecord {
  /** Name of the customer; empty where it cannot be read or was erased. */
  customerName: string;
  /** The subject for staff, such as the name of the product or the subject of the message. */
  title: string;
  language: Language;
}

/** The recipient of a reply. */
export interface Correspondent {
  name: string;
  email: string;
  language: Language;
}

/** What a domain provides to the desk about its records. */
export abstract class DeskRecords {
  abstract readonly kind: RecordKind;

  /** Actions of the audit log that are entries of the timeline. */
  abstract readonly audited: readonly AuditedEntry[];

  /** @throws ApiError 404 when the record does not exist or was deleted */
  abstract find(id: string): Promise<DeskRecord>;

  /**
   * The customer of a record, also of a deleted one; `undefined` when the record no longer exists or was erased.
   * @throws UnreadableValueError when the encryption key is missing
   */
  abstract findCorrespondent(id: string): Promise<Correspondent | undefined>;

  /** The subject of a record for a mail to the customer; empty where the customer typed it themselves. */
  findPublicTitle(_id: string): Promise<string> {
    return Promise.resolve('');
  }

  /** Changes the record that staff reply to, in the reply's transaction. @returns details for the audit log */
  onReply(_connection: Queryable, _id: string): Promise<AuditDetails> {
    return Promise.resolve({});
  }

  /** The timeline entries that are derived from the record's row, as {@link StoredEntry}. */
  abstract facts(id: string): RawBuilder<StoredEntry>;

  /** A condition on `outbox m` that selects the mails of the timeline. */
  abstract mails(id: string): RawBuilder<boolean>;
}

/** Records that can be assigned, followed up and replied to. */
export interface WorkedRecords extends DeskRecords {
  readonly kind: WorkedKind;
}

/** An action of the audit log and the kind of its timeline entry. */
export interface AuditedEntry {
  action: string;
  kind: 'decrypt' | 'deletion' | 'restoration' | 'status';
}
