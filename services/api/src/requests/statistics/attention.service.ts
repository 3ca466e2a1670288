import { Injectable } from '@nestjs/common';
import { hasPermission, type MailTrouble, type Permission, type Role } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../database/database.js';
import { HouseFacts } from '../../platform/settings/house-facts.js';
import { mailsInTrouble } from '../desk/mails-in-trouble.js';
import { RECORDS, type WorkedKind } from '../desk/record-kind.js';
import { isExpiring, isOverdue } from '../orders/search/order-conditions.js';
import type { AttentionDto } from './attention.dto.js';

/** A count: the permission to see it, and its rows. */
interface Counted {
  permission: Permission;
  rows: RawBuilder<unknown>;
}

const ordersThat = (condition: string): Counted => ({
  permission: 'orders:read',
  rows: sql`orders o where o.deleted_at is null and ${sql.raw(condition)}`,
});

/** The rows that the list with the filter `mail` shows. */
const withMails = ({ table, reference, isPresent, permissions }: WorkedKind, trouble: MailTrouble): Counted => ({
  permission: `${permissions}:read`,
  rows: sql`${sql.table(table)} where ${isPresent} and id in (${sql.raw(mailsInTrouble(reference, trouble))})`,
});

const COUNTED = {
  overdue: ordersThat(isOverdue('o')),
  expiring: ordersThat(isExpiring('o')),
  retriedOrders: withMails(RECORDS.order, 'retried'),
  retriedContacts: withMails(RECORDS.contact, 'retried'),
  failedOrders: withMails(RECORDS.order, 'failed'),
  failedContacts: withMails(RECORDS.contact, 'failed'),
  failedOthers: {
    permission: 'operations:read',
    rows: sql`outbox where status = 'failed' and order_id is null and contact_id is null and entry_id is null
      and (demonstration_id is null or exists (
        select from ${sql.table(RECORDS.demonstration.table)} where id = outbox.demonstration_id and ${RECORDS.demonstration.isPresent}))`,
  },
} as const satisfies Record<string, Counted>;

type Counts = Readonly<Record<keyof typeof COUNTED, number | null>>;

const NOTHING: Counts = {
  overdue: null,
  expiring: null,
  retriedOrders: null,
  retriedContacts: null,
  failedOrders: null,
  failedContacts: null,
  failedOthers: null,
};

/** Counts what needs attention, for the dashboard of the back-office. */
@Injectable()
export class AttentionService {
  constructor(
    private readonly database: Database,
    private readonly facts: HouseFacts,
  ) {}

  /** All counts that a role may see. */
  async of(role: Role): Promise<AttentionDto> {
    const counts = await this.count(role);
    const sampleContact = hasPermission(role, 'settings:write') ? await this.facts.showsSampleContact() : null;
    return {
      sampleContact,
      overdueOrders: counts.overdue,
      expiringSubscriptions: counts.expiring,
      retriedMails: { orders: counts.retriedOrders, contacts: counts.retriedContacts },
      failedMails: { orders: counts.failedOrders, contacts: counts.failedContacts, others: counts.failedOthers },
    };
  }

  private async count(role: Role): Promise<Counts> {
    const counted = Object.entries(COUNTED).filter(([, { permission }]) => hasPermission(role, permission));
    if (counted.length === 0) return NOTHING;
    const columns = counted.map(([name, { rows }]) => sql`(select count(*)::integer from ${rows}) as ${sql.ref(name)}`);
    const [counts] = await this.database.forStaff.run(sql<Partial<Counts>>`select ${sql.join(columns)}`);
    return { ...NOTHING, ...counts };
  }
}
