import { useState } from 'react';
import type { Position } from './map/map-view.js';

/** The state of the visitor's position. */
export type Locating =
  | { state: 'idle' | 'locating' | 'refused' | 'unknown' }
  | { state: 'located'; position: Position };

/** Timeout for the position, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** The browser's position, requested only by `locate` and stored nowhere. */
export function usePosition(): { locating: Locating; locate: () => void } {
  const [locating, setLocating] = useState<Locating>({ state: 'idle' });
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setLocating({ state: 'unknown' });
      return;
    }
    setLocating({ state: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setLocating({ state: 'located', position: [coords.latitude, coords.longitude] }),
      (error) => {
        // logged as well as shown (public spec §8); the error does not contain the position
        reportError(error);
        setLocating({ state: error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown' });
      },
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  };
  return { locating, locate };
}
