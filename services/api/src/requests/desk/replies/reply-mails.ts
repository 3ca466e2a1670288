import { inLanguage, replySubject } from '@vitrine/schemas';
import type { AppConfig } from '../../../config/app-config.js';
import type { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import {
  MailSubjectGoneError,
  type Mail,
  type MailRenderer,
  type MailRequest,
} from '../../../platform/notifications/mail.js';
import { companyFooter } from '../../../platform/notifications/templates/company-footer.js';
import { shortNumber } from '../../../platform/notifications/templates/formats.js';
import { mailTemplates, type MailFrame } from '../../../platform/notifications/templates/mail-templates.js';
import { nameToGreet } from '../../../platform/notifications/templates/visitor-input.js';
import type { WorkedRecords } from '../desk-records.js';
import type { EntryPrivacy } from '../timeline/entry-privacy.js';
import { REPLY_TEXTS } from './reply-texts.js';

const render = mailTemplates<MailFrame>(import.meta.url, 'reply');

/** Makes the mails of staff's replies. */
export class ReplyMails implements MailRenderer {
  readonly kinds = ['reply-order', 'reply-contact'] as const;

  constructor(
    private readonly database: Database,
    private readonly privacy: EntryPrivacy,
    private readonly config: AppConfig,
    private readonly records: readonly WorkedRecords[],
  ) {}

  /**
   * @throws MailSubjectGoneError when the record, its customer or the text no longer exists, UnreadableValueError when their encryption key is
   * missing
   */
  async render(request: MailRequest): Promise<Mail> {
    const { kind, subjectId } = request;
    const records = this.records.find(({ kind: { name } }) => kind === `reply-${name}`);
    const [entry] = await this.database.run(
      db.selectFrom('timeline_entries').select(['order_id', 'contact_id', 'content']).where('id', '=', subjectId),
    );
    const id = entry?.order_id ?? entry?.contact_id;
    const content = entry?.content ?? null;
    const customer = id == null ? undefined : await records?.findCorrespondent(id);
    if (!records || id == null || content === null || !customer) throw new MailSubjectGoneError();
    const { text } = this.privacy.decrypt(content, subjectId);
    const name = nameToGreet(customer.name);
    return {
      to: name === undefined ? customer.email : { name, address: customer.email },
      replyTo: this.config.staffEmail,
      ...render(this.frame(id, text, await records.findPublicTitle(id), request)),
    };
  }

  private frame(id: string, text: string, title: string, { language, house }: MailRequest): MailFrame {
    const texts = inLanguage(REPLY_TEXTS, language);
    const number = shortNumber(id);
    return {
      house,
      language,
      subject: replySubject(house.name, language, number, title),
      preview: texts.preview,
      footer: texts.footer,
      companyFooter: companyFooter(house, this.config.publicUrl, language),
      label: texts.label,
      heading: texts.heading,
      paragraphs: text.split(/\n{2,}/),
      action: null,
      facts: [
        { name: texts.facts.number, value: number },
        ...(title === '' ? [] : [{ name: texts.facts.product, value: title }]),
      ],
    };
  }
}
