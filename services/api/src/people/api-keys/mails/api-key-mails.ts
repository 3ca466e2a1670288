import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import {
  MailSubjectGoneError,
  type Mail,
  type MailRenderer,
  type MailRequest,
} from '../../../platform/notifications/mail.js';
import { findOwner } from '../../../platform/notifications/owner-mails.js';
import { receiptTime } from '../../../platform/notifications/templates/formats.js';
import { forHouse } from '../../../platform/notifications/templates/for-house.js';
import { renderPlainMail } from '../../../platform/notifications/templates/plain-mail.js';

/** The texts of the mail to owners, in English like the back-office. */
const TEXTS = {
  label: 'Other programs',
  subject: 'An API key was made',
  preview: 'Was it none of the team? Then please act now.',
  heading: 'An API key was made',
  paragraphs: [
    'A program with a key reads and changes what the permissions of the key allow, without a sign-in. Below are the newest keys. If you know of them, there is nothing to do.',
    'If nobody of the team can tell what a key is for, revoke it at once, and suspend the account that made it.',
  ],
  action: 'Look at the API keys',
  footer: 'Sent by the administration of {house} to every owner.',
  revoked: { name: 'The key', value: 'was revoked already; the audit log names who made it' },
} as const;

/** The mail lists keys made since this time: it is sent within minutes, and retried for hours. */
const NEW = sql<Date>`now() - interval '1 day'`;
const SHOWN = 10;

/** Renders the mail that informs an owner of new keys. */
@Injectable()
export class ApiKeyMails implements MailRenderer {
  readonly kinds = ['account-api-key-made'] as const;

  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  /** @throws MailSubjectGoneError if the account is no longer an active owner */
  async render({ subjectId, house }: MailRequest): Promise<Mail> {
    const [to, keys] = await Promise.all([
      findOwner(this.database, subjectId),
      this.database.run(
        db
          .selectFrom('api_keys')
          .select(['name', 'permissions', 'created_by as createdBy', 'created_at as createdAt'])
          .where('created_at', '>', NEW)
          .orderBy('created_at', 'desc')
          .limit(SHOWN),
      ),
    ]);
    if (!to) throw new MailSubjectGoneError();
    const { action, revoked, paragraphs, ...texts } = forHouse(TEXTS, house, 'en');
    const facts = keys.map(({ name, permissions, createdBy, createdAt }) => ({
      name,
      value: `by ${createdBy}, ${receiptTime(createdAt, 'en')}: ${permissions.join(', ')}`,
    }));
    return {
      to,
      replyTo: this.config.staffEmail,
      ...renderPlainMail({
        ...texts,
        house,
        language: 'en',
        paragraphs: [...paragraphs],
        action: { url: `${this.config.publicUrl}/admin/api-keys`, text: action },
        facts: facts.length > 0 ? facts : [revoked],
        companyFooter: null,
      }),
    };
  }
}
