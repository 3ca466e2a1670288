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
 * Puts statements together that the compiler checks against the tables. It has no connection: `Database.run` sends them on the pool that MikroORM
 * holds, `run` on the connection of a transaction.
 */
export const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement whose text is made once and that each connection prepares once. */
export interface PreparedStatement<Parameters extends object, Row> {
  /** @returns the statement with its values, to be given to `run` */
  with: (parameters: Parameters) => BoundStatement<Row>;
}

export interface BoundStatement<Row> extends Statement {
  values: readonly unknown[];
  /** Only the compiler reads it. */
  readonly row?: Row;
}

/** Stands for a value while the text of a statement is made. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * For hot paths, and for statements that only SQL can say:
 * `prepared<{ id: string }>()('order-by-id', ({ id }) => db.selectFrom('orders').where('id', '=', id).selectAll())`, or `sql` of Kysely in its place.
 * A parameter is a value that the statement is given later: no code can look at it.
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
