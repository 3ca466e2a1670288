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
 * Provider around all pages. The controls are enabled in slices, so that taps and keys are handled in between. A Suspense must not be its direct
 * child, because React would hydrate that with the new value, which differs from the server's HTML.
 */
export function HydratedProvider({ children }: { children: ReactNode }) {
  return <Hydrated value={useDeferredValue(true, false)}>{children}</Hydrated>;
}
