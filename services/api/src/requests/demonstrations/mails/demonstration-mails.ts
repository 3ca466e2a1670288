import { Injectable } from '@nestjs/common';
import {
  inLanguage,
  languageName,
  type DemonstrationStatus,
  type HouseSettings,
  type Language,
} from '@vitrine/schemas';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { db, prepared } from '../../../database/db.js';
import {
  MailSubjectGoneError,
  type Mail,
  type MailRenderer,
  type MailRequest,
} from '../../../platform/notifications/mail.js';
import { mailboxAddress } from '../../../platform/settings/first-settings.js';
import { companyFooter } from '../../../platform/notifications/templates/company-footer.js';
import { shortNumber, zonedTime, zoneName } from '../../../platform/notifications/templates/formats.js';
import type { Fact } from '../../../platform/notifications/templates/mail-templates.js';
import { forHouse } from '../../../platform/notifications/templates/for-house.js';
import { nameToGreet } from '../../../platform/notifications/templates/visitor-input.js';
import { renderRequestMail } from '../../visitor-requests/mails/request-mail.js';
import { demonstrationCalendar, type CalendarFacts } from '../calendar/demonstration-calendar.js';
import type { DemonstrationRow } from '../demonstration-definition.js';
import { DemonstrationPrivacy, type DemonstrationText } from '../demonstration-privacy.js';
import { demonstrationNoticeTexts, demonstrationTexts, type CustomerMail } from './demonstration-texts.js';

const COLUMNS = [
  'id',
  'kind',
  'place',
  'time_zone',
  'request',
  'wishes',
  'appointment',
  'calendar_sequence',
  'language',
  'status',
  'created_at',
  'updated_at',
] as const;

type StoredDemonstration = Pick<DemonstrationRow, (typeof COLUMNS)[number]>;

const DEMONSTRATION = prepared<{ id: string }>()('demonstration-for-mail', ({ id }) =>
  db.selectFrom('demonstrations').select(COLUMNS).where('id', '=', id),
);

/** The mails to the customer, each with the state of its calendar entry and the status in which it is still valid. */
const CUSTOMER_MAILS = {
  'demonstration-acknowledgement': { texts: 'acknowledgement', state: 'tentative', status: undefined },
  'demonstration-confirmation': { texts: 'confirmation', state: 'confirmed', status: 'confirmed' },
  'demonstration-refusal': { texts: 'refusal', state: 'cancelled', status: 'declined' },
  'demonstration-withdrawal': { texts: 'withdrawal', state: 'cancelled', status: 'new' },
} as const satisfies Record<
  string,
  { texts: CustomerMail; state: CalendarFacts['state']; status: DemonstrationStatus | undefined }
>;

const NOTICE = 'demonstration-notice';

type CustomerMailKind = keyof typeof CUSTOMER_MAILS;

const isToCustomer = (kind: string): kind is CustomerMailKind => kind in CUSTOMER_MAILS;

/** Makes the mails about requests for a demonstration: to the customer with a calendar entry, and the notice to the staff. */
@Injectable()
export class DemonstrationMails implements MailRenderer {
  readonly kinds = [...(Object.keys(CUSTOMER_MAILS) as CustomerMailKind[]), NOTICE] as const;

  constructor(
    private readonly database: Database,
    private readonly privacy: DemonstrationPrivacy,
    private readonly config: AppConfig,
  ) {}

  /**
   * @throws MailSubjectGoneError when the request no longer exists, or was decided anew since: the mail of that decision follows;
   * UnreadableValueError when its encryption key is missing
   */
  async render({ kind, subjectId, language, house }: MailRequest): Promise<Mail> {
    const [demonstration] = await this.database.run(DEMONSTRATION.with({ id: subjectId }));
    if (!demonstration) throw new MailSubjectGoneError();
    const text = this.privacy.decryptRequest(demonstration.request, demonstration.id);
    if (!isToCustomer(kind)) return this.notice(demonstration, text, house);
    const { status } = CUSTOMER_MAILS[kind];
    if (status !== undefined && status !== demonstration.status) throw new MailSubjectGoneError();
    return this.toCustomer(kind, demonstration, text, { language, house });
  }

  private toCustomer(
    kind: CustomerMailKind,
    demonstration: StoredDemonstration,
    { name, email }: DemonstrationText,
    { language, house }: { language: Language; house: HouseSettings },
  ): Mail {
    const { texts: mail, state } = CUSTOMER_MAILS[kind];
    const all = forHouse(inLanguage(demonstrationTexts, language), house, language);
    const texts = all[mail];
    const { id, kind: where, appointment, wishes } = demonstration;
    const number = shortNumber(id);
    const greeted = nameToGreet(name);
    const start = appointment ?? wishes[0];
    if (!start) throw new Error('A request for a demonstration has no time');
    const organizer = { name: house.name, email: mailboxAddress(this.config.staffEmail) };
    return {
      to: greeted === undefined ? email : { name: greeted, address: email },
      replyTo: this.config.staffEmail,
      ...renderRequestMail({
        house,
        language,
        subject: texts.subject(number),
        preview: texts.preview,
        footer: all.footer,
        companyFooter: companyFooter(house, this.config.publicUrl, language),
        label: texts.label,
        heading: texts.heading(greeted),
        paragraphs: texts.paragraphs[where],
        action: null,
        message: null,
        factsHeading: null,
        facts: getFacts(demonstration, language, state),
      }),
      calendar: demonstrationCalendar({
        id,
        state,
        start,
        sequence: state === 'tentative' ? 0 : demonstration.calendar_sequence,
        stamp: state === 'tentative' ? demonstration.created_at : demonstration.updated_at,
        language,
        summary: all.calendar.summary,
        description: all.calendar.description(number),
        location: demonstration.place ?? all.calendar.video,
        organizer,
        attendee: email,
      }),
    };
  }

  private notice(
    demonstration: StoredDemonstration,
    { name, email, telephone, company, notes }: DemonstrationText,
    house: HouseSettings,
  ): Mail {
    const texts = forHouse(demonstrationNoticeTexts, house, 'en');
    const { facts } = texts;
    const number = shortNumber(demonstration.id);
    return {
      to: this.config.staffEmail,
      replyTo: { name, address: email },
      ...renderRequestMail({
        house,
        language: 'en',
        subject: texts.subject(number, company),
        preview: texts.preview,
        footer: texts.footer,
        companyFooter: null,
        label: texts.label,
        heading: company,
        paragraphs: texts.paragraphs,
        action: {
          url: `${this.config.publicUrl}/admin/demonstrations?demonstration=${demonstration.id}`,
          text: texts.action,
        },
        message: notes === undefined ? null : { heading: texts.messageHeading, text: notes },
        factsHeading: texts.customerHeading,
        facts: [
          { name: facts.name, value: name },
          { name: facts.company, value: company },
          { name: facts.email, value: email },
          ...(telephone === undefined ? [] : [{ name: facts.telephone, value: telephone }]),
          { name: facts.language, value: languageName(demonstration.language) },
          ...getFacts(demonstration, 'en', 'tentative'),
        ],
      }),
    };
  }
}

/** Place and times, with the name of the time zone. None of it was typed by the visitor. */
function getFacts(
  { id, kind, place, appointment, wishes, time_zone: zone }: StoredDemonstration,
  language: Language,
  state: CalendarFacts['state'],
): Fact[] {
  const { facts, kinds } = inLanguage(demonstrationTexts, language);
  const confirmed = state === 'confirmed' ? appointment : null;
  const times = confirmed
    ? [{ name: facts.appointment, value: zonedTime(confirmed, zone, language) }]
    : wishes.map((wish, index) => ({ name: facts.wish(index + 1), value: zonedTime(wish, zone, language) }));
  return [
    { name: facts.kind, value: kinds[kind] },
    ...(place === null ? [] : [{ name: facts.place, value: place }]),
    ...times,
    { name: facts.timeZone, value: zoneName(confirmed ?? wishes[0] ?? new Date(), zone, language) },
    { name: facts.number, value: shortNumber(id) },
  ];
}
