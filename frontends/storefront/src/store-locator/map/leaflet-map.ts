import {
  Control,
  divIcon,
  DomUtil,
  latLngBounds,
  geoJSON,
  map as createMap,
  marker,
  tileLayer,
  type Map as Leaflet,
  type Marker,
  type Point,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { MultiPolygon } from 'geojson';
import type { Store } from '../../shared/catalogue/catalogue.js';
import { prefersReducedMotion } from '../../shared/reduced-motion.js';
import styles from './leaflet-map.module.css';
import { openMapOutlines } from './map-outlines.js';
import { type Position, getPosition, ZOOMS } from './map-view.js';

interface MapOptions {
  centre: Position;
  /** Address of a tile server, with `{z}`, `{x}` and `{y}`; null = the site's own outlines. */
  tiles: string | null;
  onSelect: (id: string) => void;
  onZoom: (zoom: number) => void;
  /** Called with whether the map's background could be loaded; the markers are shown in any case. */
  onGround: (there: boolean) => void;
}

/** The map in the browser, without React. */
export interface StoreMapHandle {
  /** Shows a marker for each store with a position. */
  show: (stores: readonly Store[]) => void;
  /** Marks a store, and moves to it if it has a position. */
  select: (store: Store | undefined) => void;
  /** Moves to a view with all these stores; without stores to the initial view. */
  frame: (stores: readonly Store[] | undefined) => void;
  /** Marks the visitor's position, and moves there. */
  locate: (position: Position, label: string) => void;
  zoomBy: (levels: number) => void;
  remove: () => void;
}

/** Width and height of a marker in CSS pixels, which is also the minimum distance of two targets (WCAG 2.5.8). */
const MARKER_SIZE = 28;

/** Zoom level from which every marker shows its city. */
const NAMING_ZOOM = 6;

/** Builds the map inside `element`. */
export function createStoreMap(element: HTMLElement, options: MapOptions): StoreMapHandle {
  const animates = !prefersReducedMotion();
  const map = createMap(element, {
    center: [...options.centre],
    zoom: ZOOMS.start,
    minZoom: ZOOMS.least,
    maxZoom: ZOOMS.most,
    zoomControl: false,
    // Leaflet inserts its attribution as HTML, which Trusted Types refuse
    attributionControl: false,
    zoomAnimation: animates,
    fadeAnimation: animates,
    markerZoomAnimation: animates,
    inertia: animates,
  });
  zoomByWheelWithKey(element, map);
  const onZoom = () => {
    element.toggleAttribute('data-naming', map.getZoom() >= NAMING_ZOOM);
    options.onZoom(map.getZoom());
  };
  map.on('zoomend', onZoom);
  map.on('zoomend', () => hideOverlappingMarkers(map, markers, selected));
  drawGround(map, options);

  const markers = new Map<string, Marker>();
  let here: Marker | undefined;
  let selected: string | undefined;
  const goTo = ([latitude, longitude]: Position, zoom: number) =>
    map.setView([latitude, longitude], zoom, { animate: animates });

  return {
    show(stores) {
      for (const each of markers.values()) each.remove();
      markers.clear();
      for (const store of stores) {
        const place = getPosition(store);
        if (place) markers.set(store.id, storeMarker(store, place, options.onSelect).addTo(map));
      }
      mark(markers, selected);
      hideOverlappingMarkers(map, markers, selected);
    },
    select(store) {
      selected = store?.id;
      mark(markers, selected);
      hideOverlappingMarkers(map, markers, selected);
      const place = store && getPosition(store);
      if (place) goTo(place, ZOOMS.selected);
    },
    frame(stores) {
      const places = (stores ?? []).map(getPosition).filter((place) => place !== undefined);
      if (places.length > 0) {
        const bounds = latLngBounds(places.map(([latitude, longitude]) => [latitude, longitude]));
        map.fitBounds(bounds, { maxZoom: ZOOMS.selected, padding: [MARKER_SIZE, MARKER_SIZE], animate: animates });
      } else if (!stores) goTo(options.centre, ZOOMS.start);
    },
    locate(position, label) {
      here?.remove();
      here = marker([...position], {
        icon: divIcon({ className: styles.here, html: document.createElement('span'), iconSize: [18, 18] }),
        alt: label,
        interactive: false,
      }).addTo(map);
      here.getElement()?.setAttribute('aria-label', label);
      goTo(position, ZOOMS.located);
    },
    zoomBy: (levels) => map.setZoom(map.getZoom() + levels, { animate: animates }),
    remove: () => map.remove(),
  };
}

/** The wheel scrolls the page and zooms the map only with Ctrl or Command (a touchpad's pinch counts as Ctrl). */
function zoomByWheelWithKey(element: HTMLElement, map: Leaflet): void {
  map.scrollWheelZoom.disable();
  const choose = ({ ctrlKey, metaKey }: WheelEvent): void => {
    if (ctrlKey || metaKey) map.scrollWheelZoom.enable();
    else map.scrollWheelZoom.disable();
  };
  // captured before the map's own listener, which exists only while zooming is enabled
  element.addEventListener('wheel', choose, { capture: true, passive: true });
  map.on('unload', () => element.removeEventListener('wheel', choose, { capture: true }));
}

/** Shows the origin of the tiles. */
class Attribution extends Control {
  private readonly text: string;

  constructor(text: string) {
    super({ position: 'bottomright' });
    this.text = text;
  }

  override onAdd(): HTMLElement {
    const element = DomUtil.create('div', 'leaflet-control-attribution');
    element.textContent = this.text;
    return element;
  }
}

function drawGround(map: Leaflet, { tiles, onGround }: MapOptions): void {
  if (tiles !== null) {
    tileLayer(tiles, { maxZoom: ZOOMS.most }).addTo(map);
    new Attribution(new URL(tiles).host).addTo(map);
    return;
  }
  drawLands(map, onGround);
}

/** Draws the outlines in view, and further ones when the map is moved. */
function drawLands(map: Leaflet, onGround: MapOptions['onGround']): void {
  const ground = geoJSON(undefined, { interactive: false, style: { className: styles.land, weight: 1 } }).addTo(map);
  const mapOutlines = openMapOutlines(
    (coordinates) => {
      onGround(true);
      ground.addData({ type: 'MultiPolygon', coordinates } as MultiPolygon);
    },
    () => onGround(false),
  );
  const ask = () => {
    const view = map.getBounds().pad(1);
    mapOutlines.ask([view.getWest(), view.getSouth(), view.getEast(), view.getNorth()]);
  };
  map.on('moveend', ask);
  map.on('unload', mapOutlines.close);
  ask();
}

function storeMarker(store: Store, [latitude, longitude]: Position, onSelect: (id: string) => void): Marker {
  const face = document.createElement('span');
  face.textContent = store.city;
  const icon = divIcon({ className: styles.marker, html: face, iconSize: [MARKER_SIZE, MARKER_SIZE] });
  const made = marker([latitude, longitude], { icon, keyboard: true, riseOnHover: true });
  made.on('add', () => made.getElement()?.setAttribute('aria-label', `${store.name}, ${store.city}`));
  made.on('click', () => onSelect(store.id));
  made.on('keypress', ({ originalEvent }) => {
    if (originalEvent.key === 'Enter' || originalEvent.key === ' ') onSelect(store.id);
  });
  return made;
}

function mark(markers: ReadonlyMap<string, Marker>, selected: string | undefined): void {
  for (const [id, each] of markers) {
    each.getElement()?.setAttribute('aria-pressed', String(id === selected));
    each.setZIndexOffset(id === selected ? 1000 : 0);
  }
}

/** Removes covered markers from the tab order and from assistive technology: they are in the list, and here at a closer zoom. */
function hideOverlappingMarkers(
  map: Leaflet,
  markers: ReadonlyMap<string, Marker>,
  selected: string | undefined,
): void {
  const kept: Point[] = [];
  const selectedFirst = [...markers].sort(([a], [b]) => Number(b === selected) - Number(a === selected));
  for (const [, each] of selectedFirst) {
    const place = map.latLngToContainerPoint(each.getLatLng());
    const isCrowded = kept.some(({ x, y }) => Math.max(Math.abs(x - place.x), Math.abs(y - place.y)) < MARKER_SIZE);
    if (!isCrowded) kept.push(place);
    const element = each.getElement();
    for (const [name, value] of Object.entries(isCrowded ? underAnother : onItsOwn)) {
      if (value === null) element?.removeAttribute(name);
      else element?.setAttribute(name, value);
    }
  }
}

const underAnother = { role: null, tabindex: null, 'aria-hidden': 'true' };
const onItsOwn = { role: 'button', tabindex: '0', 'aria-hidden': null };
