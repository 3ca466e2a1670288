import { consent, useStored } from '@vitrine/platform';
import { YEAR_IN_SECONDS } from '@vitrine/platform/cookies';

interface ConsentPeriod {
  /** ISO 8601. */
  since: string;
  until: string;
}

/** The time in which the visitor's consent holds; null if there is no consent, or if it has no known end. */
export function useConsentPeriod(): ConsentPeriod | null {
  const [until] = useStored(consent.acceptedUntil);
  if (until === null) return null;
  return { since: new Date(Date.parse(until) - YEAR_IN_SECONDS * 1000).toISOString(), until };
}
