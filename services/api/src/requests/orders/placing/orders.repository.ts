import { Injectable } from '@nestjs/common';
import { BatchWriter } from '../../../database/batches/batch-writer.js';
import { Database, type Queryable } from '../../../database/database.js';
import { isUniqueViolation } from '../../../database/unique-violation.js';
import { insertOrders } from './insert-orders.js';
import type { Insertion, NewOrder } from './new-order.js';

/** Thrown to roll back a transaction that did not place all of its orders. */
class NotPlaced extends Error {
  constructor(readonly insertion: Insertion) {
    super('An order was not placed');
  }
}

/** Writes new orders. */
@Injectable()
export class OrdersRepository {
  private readonly writer = new BatchWriter<NewOrder, Insertion>({
    write: (orders) => this.writeBatch(orders),
    keyOf: ({ repeat }) => repeat?.keyHash.toString('hex'),
  });

  constructor(private readonly database: Database) {}

  /**
   * Writes the new orders of one request, all or none, with their search index, consents, mails and the idempotency key of the first one. A request
   * for one item is written in a batch with others that arrive at the same time.
   * @param last further statements of the same transaction, after the orders; when it rejects, nothing is written
   */
  async insert(
    [first, ...others]: readonly [NewOrder, ...NewOrder[]],
    last?: (connection: Queryable) => Promise<void>,
  ): Promise<Insertion> {
    if (!last && others.length === 0) return this.writer.add(first);
    try {
      await this.database.transaction(async (connection) => {
        const insertions = await insertOrders(connection, [first, ...others]);
        const refused = insertions.find((insertion) => insertion !== 'placed');
        if (refused) throw new NotPlaced(refused);
        await last?.(connection);
      });
      return 'placed';
    } catch (error) {
      if (error instanceof NotPlaced) return error.insertion;
      throw error;
    }
  }

  /** A duplicate id means that an earlier try of this statement succeeded but its answer was lost, because nobody else knows the id. */
  private async writeBatch(orders: readonly NewOrder[]): Promise<Insertion[]> {
    try {
      return await insertOrders(await this.database.pool(), orders);
    } catch (error) {
      if (orders.length === 1 && isUniqueViolation(error, 'orders_pkey')) return ['placed'];
      throw error;
    }
  }
}
