import { Injectable } from '@nestjs/common';
import { inLanguage, languageName, type HouseSettings, type Language } from '@vitrine/schemas';
import { AppConfig } from '../../../config/app-config.js';
import type { Selectable } from 'kysely';
import { Database } from '../../../database/database.js';
import { db, prepared } from '../../../database/db.js';
import type { Contacts } from '../../../database/tables.js';
import {
  MailSubjectGoneError,
  type Mail,
  type MailRenderer,
  type MailRequest,
} from '../../../platform/notifications/mail.js';
import { receiptTime, shortNumber } from '../../../platform/notifications/templates/formats.js';
import { companyFooter } from '../../../platform/notifications/templates/company-footer.js';
import { forHouse } from '../../../platform/notifications/templates/for-house.js';
import { nameToGreet } from '../../../platform/notifications/templates/visitor-input.js';
import { renderRequestMail, type RequestMailValues } from '../../visitor-requests/mails/request-mail.js';
import { ContactPrivacy, type ContactText } from '../contact-privacy.js';
import { acknowledgementTexts, contactNoticeTexts } from './contact-texts.js';

type StoredContact = Pick<Selectable<Contacts>, 'id' | 'request' | 'language' | 'created_at'>;

const CONTACT = prepared<{ id: string }>()('contact-for-mail', ({ id }) =>
  db.selectFrom('contacts').select(['id', 'request', 'language', 'created_at']).where('id', '=', id),
);

/** Makes the acknowledgement to the visitor and the notice to the staff. */
@Injectable()
export class ContactMails implements MailRenderer {
  readonly kinds = ['contact-acknowledgement', 'contact-notice'] as const;

  constructor(
    private readonly database: Database,
    private readonly privacy: ContactPrivacy,
    private readonly config: AppConfig,
  ) {}

  /** @throws MailSubjectGoneError when the request no longer exists, UnreadableValueError when its encryption key is missing */
  async render({ kind, subjectId, language, house }: MailRequest): Promise<Mail> {
    const contact = await this.contact(subjectId);
    const text = this.privacy.decryptRequest(contact.request, contact.id);
    return kind === 'contact-notice'
      ? this.notice(contact, text, house)
      : this.acknowledgement(contact, text, language, house);
  }

  private acknowledgement(
    contact: StoredContact,
    { name, email }: ContactText,
    language: Language,
    house: HouseSettings,
  ): Mail {
    const texts = forHouse(inLanguage(acknowledgementTexts, language), house, language);
    const number = shortNumber(contact.id);
    const greeted = nameToGreet(name);
    const values: RequestMailValues = {
      house,
      language,
      subject: texts.subject(number),
      preview: texts.preview,
      footer: texts.footer,
      companyFooter: companyFooter(house, this.config.publicUrl, language),
      label: texts.label,
      heading: texts.heading(greeted),
      paragraphs: texts.paragraphs,
      action: null,
      message: null,
      factsHeading: null,
      facts: [
        { name: texts.facts.number, value: number },
        { name: texts.facts.date, value: receiptTime(contact.created_at, language) },
      ],
    };
    return {
      to: greeted === undefined ? email : { name: greeted, address: email },
      replyTo: this.config.staffEmail,
      ...renderRequestMail(values),
    };
  }

  private notice(
    contact: StoredContact,
    { name, email, subject, message, telephone, callbackTime }: ContactText,
    house: HouseSettings,
  ): Mail {
    const texts = forHouse(contactNoticeTexts, house, 'en');
    const number = shortNumber(contact.id);
    const values: RequestMailValues = {
      house,
      language: 'en',
      subject: texts.subject(number, subject),
      preview: texts.preview,
      footer: texts.footer,
      companyFooter: null,
      label: texts.label,
      heading: subject,
      paragraphs: texts.paragraphs,
      action: {
        url: `${this.config.publicUrl}/admin/contacts?contact=${contact.id}`,
        text: texts.action,
      },
      message: { heading: texts.messageHeading, text: message },
      factsHeading: texts.senderHeading,
      facts: [
        { name: texts.facts.name, value: name },
        { name: texts.facts.email, value: email },
        ...(telephone === undefined ? [] : [{ name: texts.facts.telephone, value: telephone }]),
        ...(callbackTime === undefined ? [] : [{ name: texts.facts.callbackTime, value: callbackTime }]),
        { name: texts.facts.language, value: languageName(contact.language) },
        { name: texts.facts.number, value: number },
        { name: texts.facts.date, value: receiptTime(contact.created_at, 'en') },
      ],
    };
    return {
      to: this.config.staffEmail,
      replyTo: { name, address: email },
      ...renderRequestMail(values),
    };
  }

  private async contact(id: string): Promise<StoredContact> {
    const [contact] = await this.database.run(CONTACT.with({ id }));
    if (!contact) throw new MailSubjectGoneError();
    return contact;
  }
}
