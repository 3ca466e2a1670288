import { useSyncExternalStore } from 'react';

/** Media query for screens with the mobile overlay (public spec §9). */
const NARROW_QUERY = '(max-width: 768px)';

function subscribe(onChange: () => void) {
  const list = matchMedia(NARROW_QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the screen is narrow; updated when its width changes. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW_QUERY).matches,
    () => false,
  );
