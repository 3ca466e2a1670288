import { Injectable } from '@nestjs/common';
import {
  AppConfig,
  companyFooter,
  Database,
  forHouse,
  MailSubjectGoneError,
  MakesMails,
  nameToGreet,
  renderVisitorMail,
  sql,
  type ExtensionMailKind,
  type ExtensionMailRenderer,
  type Language,
  type Mail,
  type MailRequest,
} from '@vitrine/api/extension';
import { inLanguage, type InLanguages, LOCALES } from '@vitrine/schemas/extension';
import { AppointmentPrivacy } from './appointment-privacy.js';

interface Texts {
  subject: string;
  preview: string;
  label: string;
  heading: string;
  paragraphs: readonly string[];
  footer: string;
  day: string;
}

const TEXTS: InLanguages<Texts> = {
  de: {
    subject: 'Ihr Termin bei {house}',
    preview: 'Wir freuen uns auf Ihren Besuch.',
    label: 'Termin',
    heading: 'Wir freuen uns auf Sie',
    paragraphs: [
      'Vielen Dank für Ihre Anfrage. Wir haben diesen Tag für Sie vorgemerkt und melden uns innerhalb von {answerTime} mit der Uhrzeit.',
    ],
    footer: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse ein Termin angefragt wurde.',
    day: 'Tag',
  },
  en: {
    subject: 'Your appointment at {house}',
    preview: 'We look forward to your visit.',
    label: 'Appointment',
    heading: 'We look forward to seeing you',
    paragraphs: [
      'Thank you for your request. We have noted this day for you, and will be in touch within {answerTime} with the time.',
    ],
    footer: 'You receive this e-mail because an appointment was asked for with your address.',
    day: 'Day',
  },
};

const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

/** Makes the mail to the customer. */
@Injectable()
@MakesMails()
export class AppointmentMails implements ExtensionMailRenderer {
  readonly kinds = ['appointments:confirmation'] as const;

  constructor(
    private readonly database: Database,
    private readonly privacy: AppointmentPrivacy,
    private readonly config: AppConfig,
  ) {}

  /** @throws MailSubjectGoneError when the appointment was deleted */
  async render({ subjectId, language, house }: MailRequest<ExtensionMailKind>): Promise<Mail> {
    const [row] = await this.database.run(
      sql<{ day: string; request: string }>`select day::text as day, request from appointments where id = ${subjectId}`,
    );
    const text = row && this.privacy.read(row.request, subjectId);
    if (!row || !text) throw new MailSubjectGoneError();
    const { day, ...texts } = forHouse(inLanguage(TEXTS, language), house, language);
    // Only a text that looks like a name is used, so that nobody can make the house send their own text to somebody else's address.
    const name = nameToGreet(text.name);
    return {
      to: name === undefined ? text.email : { name, address: text.email },
      replyTo: this.config.staffEmail,
      ...renderVisitorMail({
        ...texts,
        house,
        language,
        companyFooter: companyFooter(house, this.config.publicUrl, language),
        action: null,
        message: null,
        factsHeading: null,
        facts: [{ name: day, value: dayIn(row.day, language) }],
      }),
    };
  }
}
