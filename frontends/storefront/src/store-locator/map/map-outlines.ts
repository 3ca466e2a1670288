import type { LandsAnswer, LandsRequest } from './lands.worker.js';
import type { Box } from './outlines.js';

/** Base path of the files of this build. */
declare const __webpack_public_path__: string;

/** Provides outlines of countries as rings of `[longitude, latitude]`, each once. */
export interface MapOutlines {
  /** Requests the outlines in a view. */
  ask: (view: Box) => void;
  close: () => void;
}

/** The outlines are part of this site, so that no map service learns of visitors (design: Store map). They are computed in a worker. */
export function openMapOutlines(onOutlines: (outlines: number[][][][]) => void, onFailure: () => void): MapOutlines {
  const worker = new Worker(vitrineScript(`${__webpack_public_path__}lands.worker.js`).src);
  const { href: address } = new URL('world-atlas/countries-50m.json', import.meta.url);
  worker.addEventListener('error', onFailure);
  worker.addEventListener('message', ({ data }: MessageEvent<LandsAnswer>) => (data ? onOutlines(data) : onFailure()));
  return {
    ask: (view) => worker.postMessage({ address, view } satisfies LandsRequest),
    close: () => worker.terminate(),
  };
}
