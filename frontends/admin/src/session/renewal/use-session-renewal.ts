import { answer, api, readClaims, session, useSession } from '@vitrine/platform';
import { useEffect } from 'react';

/** What shows that somebody works. */
const WORK = ['keydown', 'pointerdown', 'scroll'] as const;
/** After a renewal that failed, the next one is tried so much later, in milliseconds. */
const TRY_AGAIN_MS = 30_000;
/** Seconds that a clock here may be off, in milliseconds. */
const TOLERANCE_MS = 5000;

/** Whether a renewal brings nothing more, because the session ends for good with its token. @param endsAt ISO 8601 */
export const isLastToken = (endsAt: string | undefined, expiresAt: number | null): boolean =>
  endsAt !== undefined && expiresAt !== null && expiresAt >= Date.parse(endsAt) - TOLERANCE_MS;

/** Whether more than half of the time between a token's issue and its end is over. */
function isHalfOver(token: string | null): boolean {
  const { iat, exp } = (token && readClaims(token)) || {};
  return typeof iat === 'number' && typeof exp === 'number' && Date.now() > ((iat + exp) / 2) * 1000;
}

/** Lets the session go on while somebody works: once half of the token's life is over, whatever is done next renews it (up to 12 hours after the sign-in). */
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
      // Where it fails the badge warns of the end, and the next thing that is done tries again.
      renew().catch(() => undefined);
    };
    for (const kind of WORK) window.addEventListener(kind, onWork, { passive: true, capture: true });
    return () => {
      for (const kind of WORK) window.removeEventListener(kind, onWork, { capture: true });
    };
  }, [status, endsAt]);
}
