import { Injectable } from '@nestjs/common';
import { currentRequestId, currentTraceparent } from '@vitrine/kit';
import type { Language } from '@vitrine/schemas';
import { newId } from '../../../common/ids.js';
import { change, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import type { ExtensionMailKind } from '../extension-mail.js';
import { OutboxSignal } from './outbox-signal.js';

/** A mail that an extension wants to be sent. */
export interface ExtensionMail {
  kind: ExtensionMailKind;
  /** Id of what it is about: a row of the extension's own. */
  subjectId: string;
  language: Language;
  /** Whether staff asked for it; if not, the limits for mails that visitors cause apply to it. */
  isByStaff?: boolean;
}

/** Writes the mails of extensions to the outbox, in the transaction that causes them. */
@Injectable()
export class ExtensionOutbox {
  constructor(private readonly signal: OutboxSignal) {}

  async add({ kind, subjectId, language, isByStaff = false }: ExtensionMail, connection: Queryable): Promise<void> {
    await change(
      connection,
      db.insertInto('outbox').values({
        id: newId(),
        kind,
        extension_subject: subjectId,
        language,
        by_staff: isByStaff,
        request_id: currentRequestId() ?? null,
        traceparent: currentTraceparent() ?? null,
      }),
    );
  }

  /** To be called after the transaction: the worker then sends due mails at once instead of at its next sweep. */
  wake(): void {
    this.signal.wake();
  }

  /** Deletes the mails of deleted things, whether sent or not. */
  async forget(subjectIds: readonly string[], connection: Queryable): Promise<void> {
    await change(connection, db.deleteFrom('outbox').where('extension_subject', '=', anyOf(subjectIds, 'uuid')));
  }
}
