import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { MailSubjectGoneError, type Mail, type MailRenderer, type MailRequest } from '../../notifications/mail.js';
import { findOwner } from '../../notifications/owner-mails.js';
import { receiptTime } from '../../notifications/templates/formats.js';
import { forHouse } from '../../notifications/templates/for-house.js';
import { renderPlainMail } from '../../notifications/templates/plain-mail.js';
import { WEBHOOKS } from '../webhook-row.js';

/** What the mail to owners says; in English, as the back-office is. */
const TEXTS = {
  label: 'Other programs',
  subject: 'A webhook was switched off',
  preview: 'Events are no longer sent to it.',
  heading: 'A webhook was switched off',
  paragraphs: [
    'Events are no longer sent to the addresses below: they asked for no more, or nothing could be delivered for five days.',
    'What happened meanwhile is in the feed of events for 30 days. Once the receiving program works again, switch the webhook on in the administration.',
  ],
  action: 'Look at the webhooks',
  footer: 'Sent by the administration of {house} to every owner.',
  reasons: { gone: 'Asked for no more (410)', failing: 'Five days of failures' },
} as const;

/** The address without its query, which may contain a secret. */
const shownAddress = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

/** Makes the mail that tells an owner which webhooks the system has switched off. */
@Injectable()
export class WebhookMails implements MailRenderer {
  readonly kinds = ['account-webhook-ended'] as const;

  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  /** @throws MailSubjectGoneError when the account is no active owner any more, or every webhook is on again */
  async render({ subjectId, house }: MailRequest): Promise<Mail> {
    const [to, ended] = await Promise.all([
      findOwner(this.database, subjectId),
      this.database.run(WEBHOOKS.where('ended_reason', 'is not', null).orderBy('ended_at', 'desc')),
    ]);
    if (!to || ended.length === 0) throw new MailSubjectGoneError();
    const { label, subject, preview, heading, paragraphs, action, footer, reasons } = forHouse(TEXTS, house, 'en');
    return {
      to,
      replyTo: this.config.staffEmail,
      ...renderPlainMail({
        house,
        language: 'en',
        subject,
        preview,
        label,
        heading,
        paragraphs: [...paragraphs],
        action: { url: `${this.config.publicUrl}/admin/webhooks`, text: action },
        facts: ended.map(({ url, endedAt, endedReason }) => ({
          name: shownAddress(url),
          value: `${reasons[endedReason ?? 'failing']}, ${receiptTime(endedAt ?? new Date(), 'en')}`,
        })),
        footer,
        companyFooter: null,
      }),
    };
  }
}
