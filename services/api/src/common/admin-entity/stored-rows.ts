import {
  LockMode,
  UniqueConstraintViolationException,
  type EntityClass,
  type EntityManager,
  type FilterQuery,
} from '@mikro-orm/postgresql';
import type { ErrorCode } from '@vitrine/schemas';
import { auditChange, pendingChanges } from '../audit/audit-change.js';
import { conflict, notFound } from '../errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../http/if-match.js';

/** Columns of every admin entity (contract: Versions); MikroORM increments `version` with each change. */
export interface VersionedRow {
  id: string;
  version: number;
}

const withId = <Row extends VersionedRow>(id: string) => ({ id }) as FilterQuery<Row>;

/**
 * Locks a row and changes it, in a transaction of its own with the request's audit entry. Concurrent changes of a row therefore run one after the
 * other.
 * @param thing what a 404 names, e.g. `Store`
 * @param change changes the row; an error that it throws rolls the transaction back
 * @param expected the versions that the request may change
 * @returns the row as stored
 * @throws ApiError 404, 412 `PRECONDITION_FAILED`
 */
export async function changeVersioned<Row extends VersionedRow>(
  em: EntityManager,
  entity: EntityClass<Row>,
  id: string,
  thing: string,
  change: (row: Row, em: EntityManager) => unknown,
  expected?: ExpectedVersions,
): Promise<Row> {
  return em.fork().transactional(async (transaction) => {
    const row: Row | null = await transaction.findOne(entity, withId<Row>(id), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (!row) throw notFound(thing);
    assertExpected(expected, row.version);
    await change(row, transaction);
    const details = pendingChanges(transaction);
    await transaction.flush();
    await auditChange(transaction, { subjectId: id, details });
    return row;
  });
}

/** Stores a new row, with the request's audit entry. */
export async function insertRow<Row extends VersionedRow>(em: EntityManager, row: Row): Promise<Row> {
  return em.fork().transactional(async (transaction) => {
    await transaction.persist(row).flush();
    await auditChange(transaction, { subjectId: row.id });
    return row;
  });
}

/** Runs work that may violate a unique constraint. @throws ApiError 409 with the code and sentence if it does */
export async function orConflict<Result>(
  code: ErrorCode,
  sentence: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflict(code, sentence);
    throw error;
  }
}
