import { json } from 'express';

const LIMIT = '1mb';

/**
 * Parses JSON bodies. Fields with the name of a member of `Object.prototype` (`constructor`, `__proto__`) are dropped at every depth, because
 * Yup reads fields by plain property access and would find that member.
 */
export const jsonBody = json({
  limit: LIMIT,
  reviver: (key: string, value: unknown) => (isInherited(key) ? undefined : value),
});

/** Whether every object inherits a member of this name. */
export const isInherited = (key: string): boolean => key in Object.prototype;
