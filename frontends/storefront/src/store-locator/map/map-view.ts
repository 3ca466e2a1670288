import type { Store } from '../../shared/catalogue/catalogue.js';

/** Degrees north and east (WGS 84). */
export type Position = readonly [latitude: number, longitude: number];

/** Zoom levels of the map (public spec §9, Store map). */
export const ZOOMS = { least: 1, most: 10, start: 4, selected: 8, located: 10 } as const;

/** Initial centre of the map if no store has a position. */
const fallbackCentre: Position = [39.8283, -98.5795];

/** Position of a store; undefined if it has none. */
export const getPosition = ({ latitude, longitude }: Store): Position | undefined =>
  latitude === null || longitude === null ? undefined : [latitude, longitude];

/** The average of the stores' positions (public spec §9, Store map). */
export function getCentre(stores: readonly Store[]): Position {
  const places = stores.map(getPosition).filter((place) => place !== undefined);
  if (places.length === 0) return fallbackCentre;
  const average = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return [average(0), average(1)];
}

const EARTH_RADIUS = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance of two positions in kilometres. */
export function distance([fromLatitude, fromLongitude]: Position, [toLatitude, toLongitude]: Position): number {
  const across = Math.sin(radians(toLatitude - fromLatitude) / 2) ** 2;
  const along = Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2;
  const share = across + Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude)) * along;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(share));
}

/** Kilometres from `position` to a store; infinite for a store without a position. */
export function distanceTo(store: Store, position: Position): number {
  const place = getPosition(store);
  return place ? distance(position, place) : Infinity;
}
