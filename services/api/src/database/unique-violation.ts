import { DatabaseError } from 'pg';

/** Whether a statement failed since another row has what must be unique; MikroORM has an error of its own for that. */
export const isUniqueViolation = (error: unknown): boolean => error instanceof DatabaseError && error.code === '23505';
