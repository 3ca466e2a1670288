/** The kinds of data held about a person, as the API names them, and what an erasure does to them. */
export const KINDS: Readonly<Record<string, { title: string; erasure: string }>> = {
  contacts: {
    title: 'Contact requests',
    erasure: 'Contact requests are deleted with their mails.',
  },
  demonstrations: {
    title: 'Demonstrations',
    erasure: 'Requests for a demonstration are deleted with their mails.',
  },
  orders: {
    title: 'Orders',
    erasure: 'Orders keep what was ordered and for how much, and lose who ordered it and every note about them.',
  },
  usedCoupons: {
    title: 'Used coupons',
    erasure: 'Uses of coupons stay counted, without the address.',
  },
};

/** Such as `Orders: 2`, for the counts of an answer; kinds without data are left out. */
export function countsText(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${KINDS[kind]?.title ?? kind}: ${count}`);
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}
