import { DatabaseError } from 'pg';

/**
 * Whether a statement failed since another row has what must be unique; MikroORM has an error of its own for that.
 * @param constraint only this one, by its name in the database
 */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof DatabaseError &&
  error.code === '23505' &&
  (constraint === undefined || error.constraint === constraint);
