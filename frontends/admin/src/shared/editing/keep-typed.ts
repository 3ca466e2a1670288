const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const same = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);

/** The stored values, except for fields that changed since they were sent: these keep what was typed. A list counts as one field. */
export function keepTyped<Values extends object>(sent: Values, typed: Values, stored: Values): Values {
  const fields = Object.entries(stored).map(([name, now]: [string, unknown]): [string, unknown] => {
    const [before, since] = [sent, typed].map((values) => (values as Record<string, unknown>)[name]);
    if (isGroup(now) && isGroup(before) && isGroup(since)) return [name, keepTyped(before, since, now)];
    return [name, same(before, since) ? now : since];
  });
  return Object.fromEntries(fields) as Values;
}
