import { Injectable } from '@nestjs/common';
import type { CustomerInfo, Language } from '@vitrine/schemas';
import { sql } from 'kysely';
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
import { detailToRepeat, nameToGreet } from '../../../platform/notifications/templates/visitor-input.js';
import { OrderPrivacy } from '../order-privacy.js';
import { SELECT_ORDERS, type OrderRow } from '../order-row.js';
import { confirmationTexts, countryText, noticeTexts, type OrderMailTexts } from './mail-texts.js';
import { type MailDesign, toMailDesign } from './mail-design.js';
import { getSumOfOne, getSumOfSeveral } from './mail-sum.js';
import type { MailTotal } from './mail-total.js';

interface OrderMailValues extends MailFrame {
  /** One, or of a request for several one of what is paid once and one of what is paid every month. */
  totals: readonly MailTotal[];
  priceNote: string;
  /** What happens after the request; only for the customer. */
  next: OrderMailTexts['next'];
  customerHeading: string;
  customer: Fact[];
  /** The design that was sent along; `null` without one. */
  design: MailDesign | null;
  /** Only for staff: in a confirmation, anybody could have us mail their own text to any address. */
  notes: { heading: string; text: string } | null;
}

/** An order with its item's name in a language. */
const selectNamed = (language: Language) =>
  SELECT_ORDERS.select(
    sql<string | null>`
      coalesce(
        (select translations -> ${language}::text ->> 'name' from products where id = orders.product_id),
        (select translations -> ${language}::text ->> 'name' from accessories where id = orders.product_id)
      )`.as('translated_name'),
  );

const ORDER = prepared<{ id: string; language: Language }>()('order-for-mail', ({ id, language }) =>
  selectNamed(language).where('id', '=', id),
);

/** What was requested together with an order, itself included; of the others those that are not deleted. */
const REQUEST = prepared<{ id: string; requestGroup: string; language: Language }>()(
  'request-for-mail',
  ({ id, requestGroup, language }) =>
    selectNamed(language)
      .where('request_group', '=', requestGroup)
      .where((eb) => eb.or([eb('id', '=', id), eb('deleted_at', 'is', null)]))
      .orderBy('seq'),
);

/** What a mail is about: an order, and all that was requested together with it, in the order of the request. */
interface Subject {
  order: OrderRow;
  requested: readonly OrderRow[];
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

  /** @throws MailSubjectGoneError when the order is gone, UnreadableValueError when its key is */
  async render({ kind, subjectId, language }: MailRequest): Promise<Mail> {
    const subject = await this.subject(subjectId, language);
    const customer = this.privacy.decryptCustomer(subject.order.customer, subject.order.id);
    return kind === 'order-notice' ? this.notice(subject, customer) : this.confirmation(subject, customer, language);
  }

  private confirmation(subject: Subject, customer: CustomerInfo, language: Language): Mail {
    const texts = confirmationTexts[language];
    const name = nameToGreet(customer.fullName);
    const values: OrderMailValues = {
      ...this.values(subject, texts, language, texts.heading(name)),
      customer: repeatedFacts(customer, texts.customer, language),
      design: this.design(subject.order, texts, language, detailToRepeat),
    };
    return {
      to: name === undefined ? customer.email : { name, address: customer.email },
      replyTo: this.config.staffEmail,
      ...render(values),
    };
  }

  private notice(subject: Subject, customer: CustomerInfo): Mail {
    const { order, requested } = subject;
    const number = shortNumber(order.request_group ?? order.id);
    const notes = this.privacy.decryptText('notes', order.notes, order.id);
    const others = requested.length - 1;
    const { product_name: item } = requested[0] ?? order;
    const heading = others > 0 ? noticeTexts.headingOfSeveral(item, others) : noticeTexts.heading(item);
    const values: OrderMailValues = {
      ...this.values(subject, noticeTexts, 'en', heading),
      customer: allFacts(customer, noticeTexts.customer, 'en'),
      design: this.design(order, noticeTexts, 'en', (house) => house),
      companyFooter: null,
      action: {
        url: `${this.config.publicUrl}/admin/orders?search=${encodeURIComponent(number)}`,
        text: others > 0 ? noticeTexts.actionOfSeveral : noticeTexts.action,
      },
      notes: notes === null ? null : { heading: noticeTexts.notesHeading, text: notes },
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
    language: Language,
    heading: string,
  ): Omit<OrderMailValues, 'customer' | 'design'> {
    const euros = euroFormat(language);
    const amount = (cents: number) => euros.format(cents / 100);
    const number = shortNumber(order.request_group ?? order.id);
    const sum =
      requested.length > 1
        ? getSumOfSeveral(requested, texts, amount, texts === noticeTexts)
        : getSumOfOne(order, texts, amount);
    return {
      language,
      subject: texts.subject(number),
      preview: texts.preview,
      footer: texts.footer,
      companyFooter: companyFooter(this.config, language),
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
      priceNote: this.config.priceNote[language],
      next: texts.next,
      customerHeading: texts.customerHeading,
      notes: null,
    };
  }

  /** @param toRepeat the name of the house as this mail may repeat it */
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

  /** The items named in the mail's language where the catalogue still has that name. */
  private async subject(id: string, language: Language): Promise<Subject> {
    const [order] = await this.database.run(ORDER.with({ id, language }));
    if (!order) throw new MailSubjectGoneError();
    const { request_group: requestGroup } = order;
    const requested = requestGroup ? await this.database.run(REQUEST.with({ id, requestGroup, language })) : [order];
    return { order: withName(order), requested: requested.map(withName) };
  }
}

const withName = (order: OrderRow & { translated_name: string | null }): OrderRow => ({
  ...order,
  product_name: order.translated_name || order.product_name,
});

type CustomerTexts = OrderMailTexts['customer'];

/** For staff. */
const allFacts = (customer: CustomerInfo, texts: CustomerTexts, language: Language): Fact[] => [
  { name: texts.company, value: customer.companyName },
  { name: texts.name, value: customer.fullName },
  { name: texts.email, value: customer.email },
  { name: texts.telephone, value: customer.telephone },
  { name: texts.address, value: getAddress(customer, language).join(', ') },
];

/** For whoever has the address that was typed: neither e-mail address nor telephone, and of the rest what can carry no message. */
function repeatedFacts(customer: CustomerInfo, texts: CustomerTexts, language: Language): Fact[] {
  const lines = getAddress(customer, language);
  const address = lines.every((line) => detailToRepeat(line) !== undefined) ? lines.join(', ') : undefined;
  return [
    { name: texts.company, value: detailToRepeat(customer.companyName) },
    { name: texts.name, value: nameToGreet(customer.fullName) },
    { name: texts.address, value: address },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
}

/** The lines of an address; `Other` says nothing in one. */
const getAddress = (customer: CustomerInfo, language: Language): string[] =>
  [
    customer.street,
    `${customer.postalCode} ${customer.city}`,
    customer.federalState,
    countryText(customer.country, language),
  ].filter((part) => part !== 'Other');
