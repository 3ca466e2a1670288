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
import { getTotal, type MailTotal } from './mail-total.js';

interface OrderMailValues extends MailFrame {
  total: MailTotal;
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

const ORDER = prepared<{ id: string; language: Language }>()('order-for-mail', ({ id, language }) =>
  SELECT_ORDERS.select(
    sql<string | null>`
      coalesce(
        (select translations -> ${language}::text ->> 'name' from products where id = orders.product_id),
        (select translations -> ${language}::text ->> 'name' from accessories where id = orders.product_id)
      )`.as('translated_name'),
  ).where('id', '=', id),
);

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
    const order = await this.order(subjectId, language);
    const customer = this.privacy.decryptCustomer(order.customer, order.id);
    return kind === 'order-notice' ? this.notice(order, customer) : this.confirmation(order, customer, language);
  }

  private confirmation(order: OrderRow, customer: CustomerInfo, language: Language): Mail {
    const texts = confirmationTexts[language];
    const name = nameToGreet(customer.fullName);
    const values: OrderMailValues = {
      ...this.values(order, texts, language, texts.heading(name)),
      customer: repeatedFacts(customer, texts.customer, language),
      design: this.design(order, texts, language, detailToRepeat),
    };
    return {
      to: name === undefined ? customer.email : { name, address: customer.email },
      replyTo: this.config.staffEmail,
      ...render(values),
    };
  }

  private notice(order: OrderRow, customer: CustomerInfo): Mail {
    const number = shortNumber(order.id);
    const notes = this.privacy.decryptText('notes', order.notes, order.id);
    const values: OrderMailValues = {
      ...this.values(order, noticeTexts, 'en', noticeTexts.heading(order.product_name)),
      customer: allFacts(customer, noticeTexts.customer, 'en'),
      design: this.design(order, noticeTexts, 'en', (house) => house),
      companyFooter: null,
      action: {
        url: `${this.config.publicUrl}/admin/orders?search=${encodeURIComponent(number)}`,
        text: noticeTexts.action,
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
    order: OrderRow,
    texts: OrderMailTexts,
    language: Language,
    heading: string,
  ): Omit<OrderMailValues, 'customer' | 'design'> {
    const euros = euroFormat(language);
    const amount = (cents: number) => euros.format(cents / 100);
    const price = amount(order.original_price_cents);
    const { facts, plans } = texts;
    const plan = order.subscription_type ?? (order.order_type === 'accessory' ? 'accessory' : 'product');
    return {
      language,
      subject: texts.subject(shortNumber(order.id)),
      preview: texts.preview,
      footer: texts.footer,
      companyFooter: companyFooter(this.config, language),
      label: texts.label,
      heading,
      paragraphs: texts.paragraphs,
      action: null,
      facts: [
        { name: facts.number, value: shortNumber(order.id) },
        { name: facts.date, value: receiptTime(order.created_at, language) },
        { name: facts.item, value: order.product_name },
        { name: facts.plan, value: plans[plan] },
        { name: facts.price, value: order.order_type === 'subscription' ? texts.perMonth(price) : price },
        ...(order.coupon_code
          ? [{ name: facts.coupon(order.coupon_code), value: `− ${amount(order.coupon_discount_cents)}` }]
          : []),
      ],
      total: getTotal(order, texts, amount),
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

  /** The order, its item named in the mail's language where the catalogue still has that name. */
  private async order(id: string, language: Language): Promise<OrderRow> {
    const [order] = await this.database.run(ORDER.with({ id, language }));
    if (!order) throw new MailSubjectGoneError();
    return { ...order, product_name: order.translated_name || order.product_name };
  }
}

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
