/** What is held about a person, by the API's kinds, and what becomes of it in an erasure. */
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

/** Such as `2 orders`, for the counts of an answer; kinds of which there is nothing are left out. */
export function countsText(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${KINDS[kind]?.title ?? kind}: ${count}`);
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}
