import { json } from 'express';

const LIMIT = '1mb';

/**
 * Reads JSON bodies. Fields named like a member of every object (`constructor`, `__proto__`) are dropped at every depth: Yup looks fields
 * up by plain access and would find that member.
 */
export const jsonBody = json({
  limit: LIMIT,
  reviver: (key: string, value: unknown) => (isInherited(key) ? undefined : value),
});

/** Whether a field of this name exists on every object. */
export const isInherited = (key: string): boolean => key in Object.prototype;
