/** How long fetched data counts as fresh, in milliseconds (back-office spec §9). */
export const FRESH_MS = {
  /** Interviews, coupons, homepage sections and the other lists of the back-office. */
  list: 2 * 60 * 1000,
  couponUsage: 5 * 60 * 1000,
  contentPages: 5 * 60 * 1000,
} as const;
