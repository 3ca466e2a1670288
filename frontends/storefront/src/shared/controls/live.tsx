import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';

const Live = createContext(false);

/** False in the server's HTML and until the page is alive: controls that need the script are held back that long. */
export const useLive = (): boolean => useContext(Live);

/** Around all pages. The controls are let go in slices, so that a tap or a key is not kept waiting meanwhile. */
export function LiveProvider({ children }: { children: ReactNode }) {
  return <Live value={useDeferredValue(true, false)}>{children}</Live>;
}
