import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The fragment of the page's address with its `#`; null on the server and in the first paint, because no fragment is sent to a server. */
export const useFragment = (): string | null =>
  useSyncExternalStore<string | null>(
    subscribe,
    () => location.hash,
    () => null,
  );
