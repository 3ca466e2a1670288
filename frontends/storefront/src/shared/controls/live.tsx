import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and until the page is alive: controls that need the script are held back that long. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
