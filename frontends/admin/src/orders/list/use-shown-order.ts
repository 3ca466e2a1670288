import { useSearchParams } from '@vitrine/platform';
import { useCallback } from 'react';

const name = 'order';

/** The order whose details are open: part of the page's address, so that it can be linked to and left with Back. */
export function useShownOrder() {
  const [params, setParams] = useSearchParams();
  const close = useCallback(
    () =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete(name);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  const href = (id: string): string => {
    const next = new URLSearchParams(params);
    next.set(name, id);
    return `?${next.toString()}`;
  };
  return { id: params.get(name), href, close };
}
