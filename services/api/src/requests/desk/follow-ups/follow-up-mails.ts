import type { AppConfig } from '../../../config/app-config.js';
import type { Database } from '../../../database/database.js';
import { sql } from 'kysely';
import { ApiError } from '../../../common/errors/api-error.js';
import {
  MailSubjectGoneError,
  type Mail,
  type MailRenderer,
  type MailRequest,
} from '../../../platform/notifications/mail.js';
import { shortNumber } from '../../../platform/notifications/templates/formats.js';
import { forHouse } from '../../../platform/notifications/templates/for-house.js';
import { renderPlainMail } from '../../../platform/notifications/templates/plain-mail.js';
import type { WorkedRecords } from '../desk-records.js';
import type { EntryPrivacy } from '../timeline/entry-privacy.js';
import { followUpTexts } from './follow-up-texts.js';

interface NoticeRow {
  entry: string;
  due: string;
  content: string | null;
  order_id: string | null;
  contact_id: string | null;
  name: string | null;
  email: string;
}

/** Makes the mails to staff on the morning of a follow-up. */
export class FollowUpMails implements MailRenderer {
  readonly kinds = ['follow-up-due'] as const;

  constructor(
    private readonly database: Database,
    private readonly privacy: EntryPrivacy,
    private readonly config: AppConfig,
    private readonly records: readonly WorkedRecords[],
  ) {}

  /** @throws MailSubjectGoneError when the follow-up or its record no longer exists, or the account is not active */
  async render({ subjectId, house }: MailRequest): Promise<Mail> {
    const notice = await this.notice(subjectId);
    const id = notice.order_id ?? notice.contact_id ?? '';
    const records = this.records.find(({ kind: { reference } }) => notice[reference] !== null);
    if (!records) throw new MailSubjectGoneError();
    const record = await records.find(id).catch((error: unknown) => {
      throw error instanceof ApiError && error.getStatus() === 404 ? new MailSubjectGoneError() : error;
    });
    const texts = forHouse(followUpTexts, house, 'en');
    const { table, noun } = records.kind;
    const number = shortNumber(id);
    const text = this.privacy.read(notice.content, notice.entry)?.text ?? '';
    return {
      to: notice.name ? { name: notice.name, address: notice.email } : notice.email,
      replyTo: this.config.staffEmail,
      ...renderPlainMail({
        house,
        language: 'en',
        subject: texts.subject(noun, number),
        preview: texts.preview,
        label: texts.label,
        heading: texts.heading(noun, number),
        paragraphs: text === '' ? [texts.withoutText] : text.split('\n'),
        action: { url: `${this.config.publicUrl}/admin/${table}/${id}`, text: texts.action(noun) },
        facts: [
          { name: texts.facts.title, value: record.title },
          { name: texts.facts.customer, value: record.customerName },
          { name: texts.facts.due, value: notice.due },
        ].filter(({ value }) => value !== ''),
        footer: texts.footer,
        companyFooter: null,
      }),
    };
  }

  private async notice(id: string): Promise<NoticeRow> {
    const [notice] = await this.database.run(sql<NoticeRow>`
      select f.entry_id as entry, to_char(f.due_on, 'YYYY-MM-DD') as due, e.content, f.order_id, f.contact_id, s.name, s.email
      from follow_up_notices n
      join follow_ups f on f.entry_id = n.entry_id
      join timeline_entries e on e.id = f.entry_id
      join admins s on s.id = n.admin_id
      where n.id = ${id}::uuid and s.state = 'active'`);
    if (!notice) throw new MailSubjectGoneError();
    return notice;
  }
}
