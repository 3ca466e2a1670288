import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { presentMail } from '../../platform/notifications/outbox/outbox.service.js';
import type { ContactDto } from './contact.dto.js';
import { ContactPrivacy } from './contact-privacy.js';
import type { ContactRow } from './contact-row.js';

/** Turns rows into the answers that staff get. */
@Injectable()
export class ContactPresenter {
  constructor(
    private readonly privacy: ContactPrivacy,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(ContactPresenter.name);
  }

  /** What cannot be read, because its key is not in the ring, is left empty, so that one request never hides the others. */
  present(row: ContactRow): ContactDto {
    const request = this.privacy.readRequest(row.request, row.id);
    const adminNotes = this.privacy.readNotes(row.admin_notes, row.id);
    if (request === undefined || adminNotes === undefined)
      this.logger.error({ contactId: row.id }, 'Personal data of a contact request cannot be read');
    const { name, email, subject, message } = request ?? { name: '', email: '', subject: '', message: '' };
    return {
      id: row.id,
      name,
      email,
      subject,
      message,
      status: row.status,
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
    };
  }
}
