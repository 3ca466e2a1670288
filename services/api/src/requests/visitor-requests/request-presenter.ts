import type { Language } from '@vitrine/schemas';
import type { PinoLogger } from 'nestjs-pino';
import { presentMail } from '../../platform/notifications/outbox/outbox.service.js';
import type { RequestDefinition } from './request-definition.js';
import type { RequestPrivacy, RequestText } from './request-privacy.js';
import type { RequestRow } from './request-rows.js';

/** The fields that the answers of all kinds of requests have. */
export interface CommonAnswer {
  id: string;
  adminNotes: string | null;
  language: Language;
  notification: ReturnType<typeof presentMail>;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
}

/** Turns rows of one kind of requests into the answers for staff. */
export abstract class RequestPresenter<Row extends RequestRow, Text extends RequestText, Answer extends object> {
  protected constructor(
    private readonly privacy: RequestPrivacy<Text>,
    private readonly logger: PinoLogger,
    private readonly definition: RequestDefinition,
  ) {}

  /** Personal data that cannot be decrypted, such as with a missing key, are left empty, so that one request never hides the others. */
  present(row: Row): Answer {
    const text = this.privacy.readRequest(row.request, row.id);
    const adminNotes = this.privacy.readNotes(row.admin_notes, row.id);
    if (text === undefined || adminNotes === undefined)
      this.logger.error({ [this.definition.reference]: row.id }, 'Personal data of a visitor’s request cannot be read');
    return this.complete(row, text, {
      id: row.id,
      adminNotes: adminNotes ?? null,
      language: row.language,
      notification: presentMail(
        row.mail_status === null
          ? undefined
          : { status: row.mail_status, sentAt: row.mail_sent_at, error: row.mail_error },
      ),
      version: row.version,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      updatedBy: row.updated_by,
    });
  }

  /** The whole answer. @param text `undefined` where it cannot be read */
  protected abstract complete(row: Row, text: Text | undefined, common: CommonAnswer): Answer;
}
