import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';

const Hydrated = createContext<boolean | undefined>(undefined);

/**
 * Whether the page's scripts run; false in the server's HTML. Controls that need a script are disabled until then.
 * @throws Error outside {@link HydratedProvider}
 */
export function useHydrated(): boolean {
  const hydrated = useContext(Hydrated);
  if (hydrated === undefined) throw new Error('useHydrated needs <HydratedProvider> around it');
  return hydrated;
}

/**
 * Around all pages. The controls are let go in slices, so that a tap or a key is not kept waiting meanwhile. A Suspense must not be its direct
 * child: React would take that over with the new value, which the server's HTML does not have.
 */
export function HydratedProvider({ children }: { children: ReactNode }) {
  return <Hydrated value={useDeferredValue(true, false)}>{children}</Hydrated>;
}
