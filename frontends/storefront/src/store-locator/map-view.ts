import type { Store } from '../shared/catalogue/catalogue.js';

/** Degrees north and east (WGS 84). */
export type Position = readonly [latitude: number, longitude: number];

/** Zoom levels of the map (public spec §9, Store map). */
export const zooms = { least: 1, most: 10, start: 4, selected: 8, located: 10 } as const;

/** Where the map begins when no store has a place. */
const fallbackCentre: Position = [39.8283, -98.5795];

/** Where a store is; undefined for one that has no place on the map. */
export const positionOf = ({ latitude, longitude }: Store): Position | undefined =>
  latitude === null || longitude === null ? undefined : [latitude, longitude];

/** The average of the stores' places (public spec §9, Store map). */
export function centreOf(stores: readonly Store[]): Position {
  const places = stores.map(positionOf).filter((place) => place !== undefined);
  if (places.length === 0) return fallbackCentre;
  const average = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return [average(0), average(1)];
}
