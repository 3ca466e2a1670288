import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The fragment of the page's address with its `#`; null on the server and during hydration, because a server gets no fragment. */
export const useFragment = (): string | null =>
  useSyncExternalStore<string | null>(
    subscribe,
    () => location.hash,
    () => null,
  );
