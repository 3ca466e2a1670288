/** Days after its end in which a subscription can be renewed before it expires (contract: Subscriptions). */
export const RENEWAL_GRACE_DAYS = 14;

/** A subscription that ends within this many days counts as expiring soon (contract: Subscriptions). */
export const EXPIRING_SOON_DAYS = 7;

/** The same day and time a calendar month later in UTC, or the last day of a shorter month: 31 January → 28 February. */
export function oneMonthAfter(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0);
  return next;
}

/** The end of a renewed period: one month after the present end if that is in the future, else one month from now. */
export const renewedUntil = (now: Date, presentEnd: Date | null): Date =>
  oneMonthAfter(presentEnd !== null && presentEnd > now ? presentEnd : now);
