import { feature } from 'topojson-client';
import type { GeometryCollection, Polygon as Arcs, Topology } from 'topojson-specification';
import type { Polygon, Position } from 'geojson';

/** The shared borders (arcs), and the arcs of each country. */
export type Countries = Topology<{ countries: GeometryCollection }>;

/** Bounding box in degrees: west, south, east, north. */
export type Box = readonly [number, number, number, number];

/** A contiguous part of a country. */
export interface Land {
  box: Box;
  /** Computes the rings of its outline. */
  outline: () => Polygon['coordinates'];
}

/** The contiguous parts of all countries. */
export function toLands(topology: Countries): Land[] {
  const boxes = listBoxes(topology);
  return topology.objects.countries.geometries.flatMap((country) =>
    toPolygons(country).map((polygon) => ({
      box: polygon[0]?.map((arc) => boxes[arc < 0 ? ~arc : arc] ?? nowhere).reduce(around, nowhere) ?? nowhere,
      outline: () => feature(topology, toPolygon(polygon)).geometry.coordinates.map(unwrapped),
    })),
  );
}

const toPolygon = (arcs: number[][]): Arcs => ({ type: 'Polygon', arcs });

/** The polygons of a country, each a list of rings; a ring is a list of arc indexes. */
function toPolygons(country: Countries['objects']['countries']['geometries'][number]): number[][][] {
  if (country.type === 'Polygon') return [country.arcs];
  return country.type === 'MultiPolygon' ? country.arcs : [];
}

const nowhere: Box = [Infinity, Infinity, -Infinity, -Infinity];

/** Whether two boxes intersect. */
export const meet = (one: Box, other: Box): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];

const around = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

/** The bounding box of each arc, whose points are delta-encoded. */
function listBoxes({ arcs, transform }: Countries): Box[] {
  const [scaleX = 1, scaleY = 1] = transform?.scale ?? [];
  const [atX = 0, atY = 0] = transform?.translate ?? [];
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    let [west, south, east, north] = nowhere;
    for (const step of arc) {
      x += step[0] ?? 0;
      y += step[1] ?? 0;
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < south) south = y;
      if (y > north) north = y;
    }
    return [west * scaleX + atX, south * scaleY + atY, east * scaleX + atX, north * scaleY + atY];
  });
}

/** A ring of `[longitude, latitude]` without jumps of more than 180 degrees: one that crosses the date line continues past 180 degrees. */
export function unwrapped(ring: readonly Position[]): Position[] {
  let shift = 0;
  let before: number | undefined;
  return ring.map((place) => {
    const longitude = place[0] ?? 0;
    const step = before === undefined ? 0 : longitude - before;
    if (step > 180) shift -= 360;
    if (step < -180) shift += 360;
    before = longitude;
    return [longitude + shift, place[1] ?? 0];
  });
}
