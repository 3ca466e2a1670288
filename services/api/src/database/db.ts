import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type RawBuilder,
} from 'kysely';
import type { Statement } from './database.js';
import type { DB } from './tables.js';

/**
 * Builds statements that the compiler checks against the tables. It has no connection: `Database.run` sends statements on MikroORM's pool, `run` on
 * the connection of a transaction.
 */
export const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement whose text is compiled once and that each connection prepares once. */
export interface PreparedStatement<Parameters extends object, Row> {
  /** @returns the statement with its values, for `run` */
  with: (parameters: Parameters) => BoundStatement<Row>;
}

export interface BoundStatement<Row> extends Statement {
  values: readonly unknown[];
  /** Exists only for type inference. */
  readonly row?: Row;
}

/** Replaces a value while the text of a statement is compiled. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * Prepares a statement of `db` or of Kysely's `sql`, for hot paths:
 * `prepared<{ id: string }>()('order-by-id', ({ id }) => db.selectFrom('orders').where('id', '=', id).selectAll())`.
 * `build` gets placeholders, so it must not use the parameters' values.
 */
export const prepared =
  <Parameters extends object>() =>
  <Row>(
    name: string,
    build: (given: Parameters) => Compilable<Row> | RawBuilder<Row>,
  ): PreparedStatement<Parameters, Row> => {
    const placeholders = new Proxy({}, { get: (_, key) => new Placeholder(String(key)) }) as Parameters;
    const { sql: text, parameters } = build(placeholders).compile(db);
    return {
      with: (given) => ({
        name,
        text,
        values: parameters.map((value) =>
          value instanceof Placeholder ? given[value.name as keyof Parameters] : value,
        ),
      }),
    };
  };
