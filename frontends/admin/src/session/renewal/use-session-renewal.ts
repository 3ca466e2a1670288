import { answer, api, readClaims, session, useSession } from '@vitrine/platform';
import { useEffect } from 'react';

/** Events that count as work. */
const WORK = ['keydown', 'pointerdown', 'scroll'] as const;
/** Delay after a renewal before the next one is tried, in milliseconds. */
const TRY_AGAIN_MS = 30_000;
/** Tolerance for clock differences, in milliseconds. */
const TOLERANCE_MS = 5000;

/** Whether a renewal is useless, because the session ends with its present token. @param endsAt ISO 8601 */
export const isLastToken = (endsAt: string | undefined, expiresAt: number | null): boolean =>
  endsAt !== undefined && expiresAt !== null && expiresAt >= Date.parse(endsAt) - TOLERANCE_MS;

/** Whether more than half of the time between a token's issue and its end is over. */
function isHalfOver(token: string | null): boolean {
  const { iat, exp } = (token && readClaims(token)) || {};
  return typeof iat === 'number' && typeof exp === 'number' && Date.now() > ((iat + exp) / 2) * 1000;
}

/**
 * Renews the session while somebody works: once half of the token's life is over, the next event of work renews it (up to 12 hours after the
 * sign-in).
 */
export function useSessionRenewal(): void {
  const { admin, status } = useSession();
  const endsAt = admin?.sessionEndsAt;
  useEffect(() => {
    if (status !== 'signedIn') return;
    let notBefore = 0;
    const renew = async () => {
      notBefore = Date.now() + TRY_AGAIN_MS;
      session.renew((await answer(api.POST('/api/admin/renew-session'))).token);
    };
    const onWork = () => {
      if (Date.now() < notBefore || !isHalfOver(session.token()) || isLastToken(endsAt, session.expiresAt())) return;
      // After a failure the badge warns of the end, and a later event tries again.
      renew().catch(() => undefined);
    };
    for (const kind of WORK) window.addEventListener(kind, onWork, { passive: true, capture: true });
    return () => {
      for (const kind of WORK) window.removeEventListener(kind, onWork, { capture: true });
    };
  }, [status, endsAt]);
}
