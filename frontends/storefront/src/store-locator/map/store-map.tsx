import { useEnvironment, useTexts } from '@vitrine/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Store } from '../../shared/catalogue/catalogue.js';
import common from '../../shared/common.module.css';
import type { StoreMapHandle } from './leaflet-map.js';
import { getCentre, type Position, ZOOMS } from './map-view.js';
import styles from './store-map.module.css';
import { STORE_TEXTS } from '../texts.js';

interface StoreMapProps {
  /** All stores; the map starts at their middle. */
  stores: readonly Store[];
  /** The stores with a marker. */
  shown: readonly Store[];
  /** The hits of a search, which the map moves to. */
  found: readonly Store[] | undefined;
  selected: Store | undefined;
  /** The visitor's position, once they shared it. */
  position: Position | undefined;
  onSelect: (id: string) => void;
}

/** The stores on a map. Its library is loaded only here, after the page; the list works without it. */
export function StoreMap({ stores, shown, found, selected, position, onSelect }: StoreMapProps) {
  const t = useTexts(STORE_TEXTS);
  const { mapStyleUrl } = useEnvironment();
  const ground = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<StoreMapHandle>();
  const [zoom, setZoom] = useState<number>(ZOOMS.start);
  const [failed, setFailed] = useState(false);

  const select = useEffectEvent(onSelect);
  const build = useEffectEvent(async (element: HTMLElement, isLeft: () => boolean) => {
    const { createStoreMap } = await import(/* webpackChunkName: "store-map" */ './leaflet-map.js');
    if (isLeft()) return undefined;
    return createStoreMap(element, {
      centre: getCentre(stores),
      tiles: mapStyleUrl,
      onSelect: (id) => select(id),
      onZoom: setZoom,
      onGround: (there) => setFailed(!there),
    });
  });

  useEffect(() => {
    const element = ground.current;
    let left = false;
    let built: StoreMapHandle | undefined;
    if (element) {
      build(element, () => left)
        .then((handle) => {
          built = handle;
          setMap(handle);
        })
        .catch(() => setFailed(true));
    }
    return () => {
      left = true;
      built?.remove();
    };
  }, []);

  useEffect(() => map?.show(shown), [map, shown]);
  const hasFollowed = useRef(false);
  useEffect(() => {
    if (!map || (!found && !hasFollowed.current)) return;
    hasFollowed.current = found !== undefined;
    map.frame(found);
  }, [map, found]);
  useEffect(() => map?.select(selected), [map, selected]);
  const here = t('here');
  useEffect(() => {
    if (position) map?.locate(position, here);
  }, [map, position, here]);

  return (
    <section className={styles.map} aria-label={t('map.label')}>
      <div ref={ground} className={styles.ground} />
      <div className={styles.zoom}>
        <button
          type="button"
          aria-label={t('map.zoomIn')}
          disabled={!map || zoom >= ZOOMS.most}
          onClick={() => map?.zoomBy(1)}
        >
          +
        </button>
        <button
          type="button"
          aria-label={t('map.zoomOut')}
          disabled={!map || zoom <= ZOOMS.least}
          onClick={() => map?.zoomBy(-1)}
        >
          −
        </button>
        <output className={common.visuallyHidden}>{t('map.zoom', { zoom, most: ZOOMS.most })}</output>
      </div>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('map.failed')}
        </p>
      )}
    </section>
  );
}
