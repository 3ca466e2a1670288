import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

export interface LeaveGuard {
  /** Whether leaving was stopped because of unsaved changes and awaits the person's answer. */
  blocked: boolean;
  /** Continues the navigation that was stopped. */
  leave: () => void;
  stay: () => void;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The address that a click leads to, when it is of this site and would leave the page in this tab. */
function leavingLink(event: MouseEvent): URL | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname + url.search !== location.pathname + location.search
    ? url
    : null;
}

/** Position in the session history, as the router counts it. */
const historyIndex = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

const holds = new Set<(event: PopStateEvent) => void>();

// Registered at module load, not in the hook: listeners run in the order of registration, and the router's must run after this one.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => {
    for (const hold of [...holds]) hold(event);
  });
}

/**
 * Blocks links, the back button and closing the tab while `dirty`, so that no input is lost without a question.
 * The caller shows a dialog while `blocked`.
 */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [onward, setOnward] = useState<(() => void) | null>(null);
  const passing = useRef(false);

  useEffect(() => {
    // the page may stay mounted after leaving, for another record
    passing.current = false;
    if (!dirty) return;
    const index = historyIndex();
    let restoring = false;
    const onClick = (event: MouseEvent) => {
      const url = leavingLink(event);
      if (!url) return;
      event.preventDefault();
      event.stopPropagation();
      setOnward(() => () => void navigate(url.pathname + url.search + url.hash));
    };
    const onPopState = (event: PopStateEvent) => {
      if (passing.current) return;
      event.stopImmediatePropagation();
      if (restoring) {
        restoring = false;
        return;
      }
      const delta = historyIndex() - index;
      if (delta === 0) return;
      restoring = true;
      history.go(-delta);
      setOnward(() => () => history.go(delta));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    holds.add(onPopState);
    addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      holds.delete(onPopState);
      removeEventListener('beforeunload', onUnload);
    };
  }, [dirty, navigate]);

  const leave = useCallback(() => {
    passing.current = true;
    onward?.();
    setOnward(null);
  }, [onward]);
  const stay = useCallback(() => setOnward(null), []);
  return { blocked: onward !== null, leave, stay };
}
