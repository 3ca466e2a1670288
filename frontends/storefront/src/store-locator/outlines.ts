import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { FeatureCollection } from 'geojson';

/**
 * The outlines of all countries, which are part of this site: no map service sees a visitor (design: Store map).
 * @throws Error when they cannot be had.
 */
export async function countryOutlines(): Promise<FeatureCollection> {
  const response = await fetch(new URL('world-atlas/countries-50m.json', import.meta.url));
  if (!response.ok) throw new Error(`The outlines were answered with ${String(response.status)}`);
  const topology = (await response.json()) as Topology<{ countries: GeometryCollection }>;
  return feature(topology, topology.objects.countries);
}
