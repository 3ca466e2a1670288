import { Injectable } from '@nestjs/common';
import { canonicalAddress } from '../../common/personal-data/canonical-address.js';
import { Database, rows, type Queryable } from '../../database/database.js';
import { OrderPrivacy } from '../order-privacy.js';
import { ORDER_COLUMNS, type OrderRow } from '../order-row.js';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** An order of an address; deleted ones count while they can be restored. */
export interface FoundOrder extends OrderRow {
  deleted_at: Date | null;
}

/** Finds orders by the whole e-mail address, whichever key wrote them. */
@Injectable()
export class OrderAddresses {
  constructor(
    private readonly database: Database,
    private readonly privacy: OrderPrivacy,
  ) {}

  /**
   * All orders of an address, deleted ones too, oldest first; {@link complete} comes before it. One whose customer cannot be read counts by its
   * token alone.
   */
  async find(on: Queryable, email: string): Promise<FoundOrder[]> {
    const found = await rows<FoundOrder>(
      on,
      `select ${ORDER_COLUMNS}, o.deleted_at from orders o where o.email_token = any ($1::bigint[]) order by o.id`,
      [this.privacy.emailTokensToFind(email)],
    );
    return found.filter(({ customer: stored, id }) => {
      const customer = this.privacy.readCustomer(stored, id);
      return !customer || canonicalAddress(customer.email) === canonicalAddress(email);
    });
  }

  /** Gives its token to every order that a release before this one wrote; there are none as soon as it was done once. In no transaction. */
  async complete(): Promise<void> {
    for (let last = FIRST; ;) {
      const batch = await this.database.query<{ id: string; customer: string }>(
        `select id, customer from orders where email_token is null and erased_at is null and id > $1 order by id limit $2`,
        [last, BATCH],
      );
      const readable = batch.flatMap(({ id, customer: stored }) => {
        const customer = this.privacy.readCustomer(stored, id);
        return customer ? [{ id, token: this.privacy.emailToken(customer) }] : [];
      });
      await this.database.query(
        `update orders o set email_token = t.token from unnest($1::uuid[], $2::bigint[]) as t (id, token)
         where o.id = t.id and o.erased_at is null`,
        [readable.map(({ id }) => id), readable.map(({ token }) => token)],
      );
      if (batch.length < BATCH) return;
      last = batch.at(-1)?.id ?? last;
    }
  }
}
