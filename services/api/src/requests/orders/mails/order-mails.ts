import { Injectable } from '@nestjs/common';
import { inLanguage, type CustomerInfo, type HouseSettings, type Language } from '@vitrine/schemas';
import { countryName } from '@vitrine/schemas/country-names';
import { sql } from 'kysely';
import { translatedOrder } from '../../../common/translations.js';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { prepared } from '../../../database/db.js';
import {
  MailSubjectGoneError,
  type Mail,
  type MailRenderer,
  type MailRequest,
} from '../../../platform/notifications/mail.js';
import { euroFormat, receiptTime, shortNumber } from '../../../platform/notifications/templates/formats.js';
import { companyFooter } from '../../../platform/notifications/templates/company-footer.js';
import { mailTemplates, type Fact, type MailFrame } from '../../../platform/notifications/templates/mail-templates.js';
import { forHouse } from '../../../platform/notifications/templates/for-house.js';
import { detailToRepeat, nameToGreet } from '../../../platform/notifications/templates/visitor-input.js';
import { OrderPrivacy } from '../order-privacy.js';
import { SELECT_ORDERS, type OrderRow } from '../order-row.js';
import { confirmationTexts, noticeTexts, type OrderMailTexts } from './mail-texts.js';
import { type MailDesign, toMailDesign } from './mail-design.js';
import { getSumOfOne, getSumOfSeveral } from './mail-sum.js';
import type { MailTotal } from './mail-total.js';

interface OrderMailValues extends MailFrame {
  /** One total; of a request for several, one of what is paid once and one of what is paid every month. */
  totals: readonly MailTotal[];
  priceNote: string;
  /** What happens after the request; only for the customer. */
  next: OrderMailTexts['next'];
  customerHeading: string;
  customer: Fact[];
  /** The design that came with the order; `null` without one. */
  design: MailDesign | null;
  /** Only for staff: in a confirmation, anybody could use them to send spam to any address. */
  notes: { heading: string; text: string } | null;
}

/** Orders with their item's names in further languages. */
const NAMED_ORDERS = SELECT_ORDERS.select(
  sql<Partial<Record<Language, string | null>> | null>`(
    select jsonb_object_agg(key, value ->> 'name')
    from (
      select translations from products where id = orders.product_id
      union all select translations::jsonb from accessories where id = orders.product_id
    ) as item, jsonb_each(translations)
  )`.as('translated_names'),
);

const ORDER = prepared<{ id: string }>()('order-for-mail', ({ id }) => NAMED_ORDERS.where('id', '=', id));

const REQUEST = prepared<{ id: string; requestGroup: string }>()('request-for-mail', ({ id, requestGroup }) =>
  NAMED_ORDERS.where('request_group', '=', requestGroup)
    .where((eb) => eb.or([eb('id', '=', id), eb('deleted_at', 'is', null)]))
    .orderBy('seq'),
);

/** The orders of a mail: one, and all that were requested together with it, in the order of the request. */
interface Subject {
  order: OrderRow;
  requested: readonly OrderRow[];
}

/** The language of a mail, and the house that sends it. */
interface Reader {
  language: Language;
  house: HouseSettings;
}

const render = mailTemplates<OrderMailValues>(import.meta.url, 'order');

/** Makes the confirmation to the customer and the notice to the staff (public spec §1: 24–48 hours, final price after consultation). */
@Injectable()
export class OrderMails implements MailRenderer {
  readonly kinds = ['order-confirmation', 'order-notice'] as const;

  constructor(
    private readonly database: Database,
    private readonly privacy: OrderPrivacy,
    private readonly config: AppConfig,
  ) {}

  /** @throws MailSubjectGoneError when the order no longer exists, UnreadableValueError when its encryption key is missing */
  async render({ kind, subjectId, language, house }: MailRequest): Promise<Mail> {
    const subject = await this.subject(subjectId, language);
    const customer = this.privacy.decryptCustomer(subject.order.customer, subject.order.id);
    return kind === 'order-notice'
      ? this.notice(subject, customer, house)
      : this.confirmation(subject, customer, { language, house });
  }

  private confirmation(subject: Subject, customer: CustomerInfo, reader: Reader): Mail {
    const { language, house } = reader;
    const texts = forHouse(inLanguage(confirmationTexts, language), house, language);
    const name = nameToGreet(customer.fullName);
    const values: OrderMailValues = {
      ...this.values(subject, texts, reader, texts.heading(name)),
      companyFooter: companyFooter(house, this.config.publicUrl, language),
      customer: repeatedFacts(customer, texts.customer, language),
      design: this.design(subject.order, texts, language, detailToRepeat),
    };
    return {
      to: name === undefined ? customer.email : { name, address: customer.email },
      replyTo: this.config.staffEmail,
      ...render(values),
    };
  }

  private notice(subject: Subject, customer: CustomerInfo, house: HouseSettings): Mail {
    const texts = forHouse(noticeTexts, house, 'en');
    const { order, requested } = subject;
    const number = shortNumber(order.request_group ?? order.id);
    const notes = this.privacy.decryptText('notes', order.notes, order.id);
    const others = requested.length - 1;
    const { product_name: item } = requested[0] ?? order;
    const heading = others > 0 ? texts.headingOfSeveral(item, others) : texts.heading(item);
    const values: OrderMailValues = {
      ...this.values(subject, texts, { language: 'en', house }, heading),
      customer: allFacts(customer, texts.customer, 'en'),
      design: this.design(order, texts, 'en', (house) => house),
      action: {
        url: `${this.config.publicUrl}/admin/orders?search=${encodeURIComponent(number)}`,
        text: others > 0 ? texts.actionOfSeveral : texts.action,
      },
      notes: notes === null ? null : { heading: texts.notesHeading, text: notes },
    };
    return {
      to: this.config.staffEmail,
      replyTo: { name: customer.fullName, address: customer.email },
      ...render(values),
    };
  }

  private values(
    { order, requested }: Subject,
    texts: OrderMailTexts,
    { language, house }: Reader,
    heading: string,
  ): Omit<OrderMailValues, 'customer' | 'design'> {
    const euros = euroFormat(language);
    const amount = (cents: number) => euros.format(cents / 100);
    const number = shortNumber(order.request_group ?? order.id);
    const sum =
      requested.length > 1
        ? getSumOfSeveral(requested, texts, amount, texts.next === null)
        : getSumOfOne(order, texts, amount);
    return {
      house,
      language,
      subject: texts.subject(number),
      preview: texts.preview,
      footer: texts.footer,
      companyFooter: null,
      label: texts.label,
      heading,
      paragraphs: texts.paragraphs,
      action: null,
      facts: [
        { name: texts.facts.number, value: number },
        { name: texts.facts.date, value: receiptTime(order.created_at, language) },
        ...sum.facts,
      ],
      totals: sum.totals,
      priceNote: inLanguage(house.priceNote, language),
      next: texts.next,
      customerHeading: texts.customerHeading,
      notes: null,
    };
  }

  /** @param toRepeat returns the name of the house where this mail may repeat it */
  private design(
    order: OrderRow,
    { design: texts }: OrderMailTexts,
    language: Language,
    toRepeat: (house: string) => string | undefined,
  ): MailDesign | null {
    const configuration = this.privacy.decryptConfiguration(order.configuration, order.id);
    const { publicUrl } = this.config;
    return configuration && toMailDesign(configuration, toRepeat(configuration.house), { publicUrl, language, texts });
  }

  /** The orders with the names of their items in the mail's language, where the catalogue still has them. */
  private async subject(id: string, language: Language): Promise<Subject> {
    const [order] = await this.database.run(ORDER.with({ id }));
    if (!order) throw new MailSubjectGoneError();
    const { request_group: requestGroup } = order;
    const requested = requestGroup ? await this.database.run(REQUEST.with({ id, requestGroup })) : [order];
    const named = (each: NamedOrder) => withName(each, language);
    return { order: named(order), requested: requested.map(named) };
  }
}

type NamedOrder = OrderRow & { translated_names: Partial<Record<Language, string | null>> | null };

function withName(order: NamedOrder, language: Language): OrderRow {
  const name = translatedOrder(language)
    .map((each) => order.translated_names?.[each])
    .find((each) => each);
  return { ...order, product_name: name ?? order.product_name };
}

type CustomerTexts = OrderMailTexts['customer'];

/** All facts, for staff. */
const allFacts = (customer: CustomerInfo, texts: CustomerTexts, language: Language): Fact[] => [
  { name: texts.company, value: customer.companyName },
  { name: texts.name, value: customer.fullName },
  { name: texts.email, value: customer.email },
  { name: texts.telephone, value: customer.telephone },
  { name: texts.address, value: getAddress(customer, language).join(', ') },
];

/**
 * Facts for the confirmation, whose address nobody has verified: no e-mail address, no telephone number, and otherwise only what cannot carry a
 * message.
 */
function repeatedFacts(customer: CustomerInfo, texts: CustomerTexts, language: Language): Fact[] {
  const lines = getAddress(customer, language);
  const address = lines.every((line) => detailToRepeat(line) !== undefined) ? lines.join(', ') : undefined;
  return [
    { name: texts.company, value: detailToRepeat(customer.companyName) },
    { name: texts.name, value: nameToGreet(customer.fullName) },
    { name: texts.address, value: address },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
}

/** The lines of an address; the federal state or country `Other` is left out. */
const getAddress = (customer: CustomerInfo, language: Language): string[] =>
  [
    customer.street,
    `${customer.postalCode} ${customer.city}`,
    customer.federalState,
    countryName(customer.country, language),
  ].filter((part) => part !== 'Other');
