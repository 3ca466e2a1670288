import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { FeatureCollection, Geometry, Position } from 'geojson';

/**
 * The outlines of all countries, which are part of this site: no map service sees a visitor (design: Store map).
 * @throws Error when they cannot be had.
 */
export async function countryOutlines(): Promise<FeatureCollection> {
  const response = await fetch(new URL('world-atlas/countries-50m.json', import.meta.url));
  if (!response.ok) throw new Error(`The outlines were answered with ${String(response.status)}`);
  const topology = (await response.json()) as Topology<{ countries: GeometryCollection }>;
  const countries = feature(topology, topology.objects.countries);
  return {
    ...countries,
    features: countries.features.map((country) => ({ ...country, geometry: flat(country.geometry) })),
  };
}

/** The outline on a flat map: what crosses the date line goes on past 180 degrees instead of back across the whole world. */
function flat(geometry: Geometry): Geometry {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(unwrapped) };
  if (geometry.type !== 'MultiPolygon') return geometry;
  return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(unwrapped)) };
}

/** A ring of `[longitude, latitude]` in which no two neighbours are more than half the world apart. */
export function unwrapped(ring: readonly Position[]): Position[] {
  let shift = 0;
  let before: number | undefined;
  return ring.map(([longitude = 0, latitude = 0]) => {
    const step = before === undefined ? 0 : longitude - before;
    if (step > 180) shift -= 360;
    if (step < -180) shift += 360;
    before = longitude;
    return [longitude + shift, latitude];
  });
}
