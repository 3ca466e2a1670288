import { DatabaseError } from 'pg';

/**
 * Whether a statement violated a unique constraint. (MikroORM throws its own error for that.)
 * @param constraint name of the only constraint to check for; default: any
 */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof DatabaseError &&
  error.code === '23505' &&
  (constraint === undefined || error.constraint === constraint);
