import { useState } from 'react';
import type { Position } from './map/map-view.js';

/** Where the visitor is, as far as they permit. */
export type Locating =
  { state: 'idle' | 'locating' | 'refused' | 'unknown' } | { state: 'located'; position: Position };

/** How long the browser may look for the position, in milliseconds. */
const PATIENCE = 15_000;

/** The browser's position, asked for only on request and kept nowhere. */
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
        // logged as well as shown (public spec §8); the error itself says nothing of where the visitor is
        reportError(error);
        setLocating({ state: error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown' });
      },
      { timeout: PATIENCE, maximumAge: 60_000 },
    );
  };
  return { locating, locate };
}
