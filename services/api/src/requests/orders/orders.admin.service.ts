import { Injectable } from '@nestjs/common';
import type { OrderListQuery, OrderUpdate } from '@vitrine/schemas';
import { sql } from 'kysely';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { conflict, notFound } from '../../common/errors/api-error.js';
import type { ExpectedVersions } from '../../common/http/if-match.js';
import { toEuros } from '../../common/money.js';
import { Database, run } from '../../database/database.js';
import { db, prepared } from '../../database/db.js';
import { createConfirmation } from '../../platform/notifications/outbox/outbox-entry.js';
import { OutboxService, presentMail, type MailState } from '../../platform/notifications/outbox/outbox.service.js';
import { RECORDS } from '../desk/record-kind.js';
import { Work } from '../desk/work/work.js';
import type {
  CustomerInfoDto,
  OrderDetailDto,
  OrderDto,
  OrderPageDto,
  OrderStatusCountsDto,
  SiblingOrderDto,
  SubscriptionStatsDto,
} from './order.dto.js';
import { OrderChanges } from './changes/order-changes.js';
import { ERASED_CUSTOMER, OrderPrivacy } from './order-privacy.js';
import { SELECT_ORDERS, type OrderRow } from './order-row.js';
import { getOrderConditions } from './search/order-conditions.js';
import { getCountFromFigures } from './search/order-count.js';
import { orderCursor, readOrderPlace } from './search/order-place.js';
import { OrderSearch } from './search/order-search.js';
import { OrderPresenter } from './present-order.js';
import { EXPIRING_SOON_DAYS } from './changes/subscription-period.js';

/** The state of the confirmation of an erased order that was not sent before. */
const WITHDRAWN = { status: 'failed', sentAt: null, error: 'The customer was erased' } as const;

const ORDER = prepared<{ id: string }>()('order-by-id', ({ id }) =>
  SELECT_ORDERS.where('id', '=', id).where('deleted_at', 'is', null),
);

/** The other orders of a request, in its order, including deleted ones. */
const SIBLINGS = prepared<{ id: string; requestGroup: string }>()('order-siblings', ({ id, requestGroup }) =>
  SELECT_ORDERS.select('deleted_at').where('request_group', '=', requestGroup).where('id', '<>', id).orderBy('seq'),
);

/** The order type is a literal, because it is the condition of the partial index of subscriptions. */
const SUBSCRIPTIONS = db
  .selectFrom('orders')
  .select([
    'subscription_status as status',
    sql<number>`count(*)::integer`.as('n'),
    sql<number>`
      count(*) filter (
        where subscription_status = 'active'
          and subscription_ends_at between now() and now() + make_interval(days => ${EXPIRING_SOON_DAYS})
      )::integer`.as('soon'),
  ])
  .where('order_type', '=', sql.lit('subscription'))
  .where('deleted_at', 'is', null)
  .where('status', '<>', 'cancelled')
  .groupBy('subscription_status')
  .orderBy('subscription_status');

/** Orders as staff handle them (contract: Admin: orders and contacts). */
@Injectable()
export class OrdersAdminService {
  constructor(
    private readonly database: Database,
    private readonly searching: OrderSearch,
    private readonly changes: OrderChanges,
    private readonly presenter: OrderPresenter,
    private readonly privacy: OrderPrivacy,
    private readonly work: Work,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param viewer whose own orders `assignee=me` asks for
   * @throws ApiError 400 for an invalid cursor
   */
  async list(
    { search, status, page, limit, cursor, sort = '-createdAt', ...filters }: OrderListQuery,
    viewer: CurrentAdminInfo,
  ): Promise<OrderPageDto> {
    const asOf = new Date().toISOString();
    const conditions = getOrderConditions(filters, viewer.id);
    const after = readOrderPlace(cursor, sort);
    const [{ rows: found, total }, statusCounts] = await Promise.all([
      this.searching.find({
        search,
        status,
        conditions,
        count: getCountFromFigures(filters, viewer.id),
        sort,
        // One more than the page, to know whether there is a next one.
        limit: limit + 1,
        offset: after ? 0 : (page - 1) * limit,
        after,
      }),
      this.stats(),
    ]);
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      orders: await this.work.complete(
        RECORDS.order,
        rows.map((row) => this.presenter.present(row)),
      ),
      total,
      page,
      limit,
      next: found.length > limit && last ? orderCursor(sort, last) : null,
      asOf,
      statusCounts,
    };
  }

  /** How many orders there are, in all and of each status. */
  async stats(): Promise<OrderStatusCountsDto> {
    const counts = await this.searching.counts();
    return { total: Object.values(counts).reduce((sum, n) => sum + n, 0), ...counts };
  }

  /** @throws ApiError 404 */
  async get(id: string): Promise<OrderDetailDto> {
    const row = await this.row(id);
    const siblings = row.request_group === null ? [] : await this.siblings(id, row.request_group);
    const mail = await this.confirmationOf([row, ...siblings]);
    return {
      ...(await this.present(row)),
      notification: row.erased_at !== null && !mail ? WITHDRAWN : presentMail(mail),
      siblings: siblings.filter(({ deleted_at: deletedAt }) => deletedAt === null).map(presentSibling),
    };
  }

  /** @throws ApiError 404, 409 `STALE_VERSION`, `PRICE_LOCKED`, `COUPON_INVALID` or `CONFLICT`, 412 */
  async update(
    id: string,
    update: OrderUpdate,
    admin: CurrentAdminInfo,
    expected?: ExpectedVersions,
  ): Promise<OrderDto> {
    return this.present(await this.changes.update(id, update, admin.email, new Date(), expected));
  }

  /** Who deleted it is in the audit log. @throws ApiError 404, 412 */
  async remove(id: string, admin: CurrentAdminInfo, expected?: ExpectedVersions): Promise<void> {
    await this.changes.remove(id, admin, new Date(), expected);
  }

  /** Who restored it is in the audit log. @throws ApiError 404, 409 `COUPON_INVALID` */
  async restore(id: string, admin: CurrentAdminInfo): Promise<OrderDto> {
    return this.present(await this.changes.restore(id, admin));
  }

  /** @throws ApiError 404, 409 when the customer was erased */
  async resendConfirmation(id: string): Promise<void> {
    await this.database.transaction(async (connection) => {
      // The lock keeps out a concurrent erasure, which would leave a mail without recipient.
      const [order] = await run(
        connection,
        db
          .selectFrom('orders')
          .select(['language', 'erased_at'])
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .forShare(),
      );
      if (!order) throw notFound('Order');
      if (order.erased_at !== null) throw conflict('CONFLICT', 'The customer of this order was erased');
      await this.outbox.add(createConfirmation(id, order.language), connection);
      await this.audit.writeDeclared(connection);
    });
  }

  /** The customer's data. The audit entry is written before they are decrypted. @throws ApiError 404 */
  async decryptCustomer(id: string, admin: CurrentAdminInfo): Promise<CustomerInfoDto> {
    const { customer, erased_at: erasedAt } = await this.row(id);
    await this.audit.write({ actor: admin, action: 'order.customer.decrypt', subjectType: 'order', subjectId: id });
    return erasedAt === null ? this.privacy.decryptCustomer(customer, id) : ERASED_CUSTOMER;
  }

  async subscriptionStats(): Promise<SubscriptionStatsDto> {
    const groups = await this.database.forStaff.run(SUBSCRIPTIONS);
    return {
      totalSubscriptions: groups.reduce((sum, { n }) => sum + n, 0),
      expiringSoon: groups.reduce((sum, { soon }) => sum + soon, 0),
      statusBreakdown: groups.flatMap(({ status, n }) => (status ? [{ subscriptionStatus: status, count: n }] : [])),
    };
  }

  /** The state of a request's confirmation; the outbox removes its row some time after it was sent. */
  private async confirmationOf(orders: readonly OrderRow[]): Promise<MailState | undefined> {
    const state = await this.outbox.getState(
      'order-confirmation',
      orders.map(({ id }) => id),
    );
    const sentAt = orders.find((order) => order.confirmation_sent_at !== null)?.confirmation_sent_at;
    return state ?? (sentAt ? { status: 'sent', sentAt, error: null } : undefined);
  }

  private siblings(id: string, requestGroup: string): Promise<(OrderRow & { deleted_at: Date | null })[]> {
    return this.database.run(SIBLINGS.with({ id, requestGroup }));
  }

  private async present(row: OrderRow): Promise<OrderDto> {
    return { ...this.presenter.present(row), ...(await this.work.get(RECORDS.order, row.id)) };
  }

  private async row(id: string): Promise<OrderRow> {
    const [row] = await this.database.run(ORDER.with({ id }));
    if (!row) throw notFound('Order');
    return row;
  }
}

const presentSibling = (row: OrderRow): SiblingOrderDto => ({
  id: row.id,
  status: row.status,
  productName: row.product_name,
  orderType: row.order_type,
  subscriptionType: row.subscription_type,
  productPrice: toEuros(row.product_price_cents),
});
