import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Feature, Geometry, Position } from 'geojson';

/** The borders that the countries share, and what each is made of. */
type Countries = Topology<{ countries: GeometryCollection }>;

/**
 * The outlines of all countries, which are part of this site: no map service sees a visitor (design: Store map). Each is reckoned when it is
 * asked for.
 * @throws Error when they cannot be had.
 */
export async function countryOutlines(): Promise<Iterable<Feature>> {
  const response = await fetch(new URL('world-atlas/countries-50m.json', import.meta.url));
  if (!response.ok) throw new Error(`The outlines were answered with ${String(response.status)}`);
  return outlinesOf((await response.json()) as Countries);
}

function* outlinesOf(topology: Countries): Generator<Feature> {
  for (const country of topology.objects.countries.geometries) {
    const outline = feature(topology, country);
    if (outline.type === 'Feature') yield { ...outline, geometry: flat(outline.geometry) };
  }
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
