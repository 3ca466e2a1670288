import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Pool } from 'pg';
import { Database } from '../src/database/database.js';

interface Holding {
  /** Whether the transaction still has its connection. */
  open: boolean;
}

const holding = new AsyncLocalStorage<Holding>();

/** If as many transactions as the pool has connections each wait for a second one, none of them can continue. */
class SecondConnectionError extends Error {
  constructor() {
    super('A transaction asks the pool for a second connection');
    this.name = 'SecondConnectionError';
  }
}

/** The work of a transaction, marked as holding a connection until it ends. */
const marked =
  <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
  (...given: Given): Promise<Result> => {
    const held = { open: true };
    return holding.run(held, () =>
      work(...given).finally(() => {
        held.open = false;
      }),
    );
  };

const transaction = Database.prototype.transaction;
Database.prototype.transaction = function (work) {
  return transaction.call(this, marked(work)) as ReturnType<typeof work>;
};

const transactional = EntityManager.prototype.transactional;
EntityManager.prototype.transactional = function (work, ...options) {
  return transactional.call(
    this,
    marked(async (em) => work(em as never)),
    ...options,
  ) as never;
};

interface Connecting {
  connect: (...given: unknown[]) => unknown;
}

/** Every request for a connection comes through here, also of `pool.query` and MikroORM, whose pool shares only this class with ours. */
const pools = Object.getPrototypeOf(Pool.prototype) as Connecting;
const connect = pools.connect;
pools.connect = function (this: unknown, ...given: unknown[]) {
  if (holding.getStore()?.open) throw new SecondConnectionError();
  return connect.apply(this, given);
};
