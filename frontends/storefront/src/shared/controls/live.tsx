import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';

const Live = createContext<boolean | undefined>(undefined);

/**
 * False in the server's HTML and until the page is alive: controls that need the script are held back that long.
 * @throws Error outside {@link LiveProvider}
 */
export function useLive(): boolean {
  const live = useContext(Live);
  if (live === undefined) throw new Error('useLive needs <LiveProvider> around it');
  return live;
}

/**
 * Around all pages. The controls are let go in slices, so that a tap or a key is not kept waiting meanwhile. A Suspense must not be its direct
 * child: React would take that over with the new value, which the server's HTML does not have.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  return <Live value={useDeferredValue(true, false)}>{children}</Live>;
}
