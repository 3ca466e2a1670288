import { same } from './keep-typed.js';

/**
 * The part of a request's body that differs from what is stored, so that a change never writes fields that nobody touched.
 * @param always fields that the API requires in every request
 */
export function touchedFields<Body extends object>(
  stored: Body,
  body: Body,
  always: readonly string[] = [],
): Partial<Body> {
  const before = stored as Record<string, unknown>;
  const touched = Object.entries(body).filter(([name, value]) => always.includes(name) || !same(before[name], value));
  return Object.fromEntries(touched) as Partial<Body>;
}
