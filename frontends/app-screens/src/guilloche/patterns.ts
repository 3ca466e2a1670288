import type { AppPattern } from '@vitrine/schemas';

/** Engine-turned patterns as SVG path data on a disc of radius 100 around the origin. */

type Point = readonly [number, number];

const RADIUS = 100;
const TURN = Math.PI * 2;

/** Rounded to one decimal, so that server and browser write the same text. */
const digits = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const polyline = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${digits(x)} ${digits(y)}`).join('') + (closed ? 'Z' : '');

const at = (radius: number, turn: number): Point => [Math.sin(turn * TURN) * radius, -Math.cos(turn * TURN) * radius];

const range = (count: number): number[] => Array.from({ length: count }, (_unused, index) => index);

/** Rays that wave as they run outwards. */
const flinque = (): string =>
  range(72)
    .map((ray) =>
      polyline(
        range(15).map((step) => {
          const radius = 12 + (step / 14) * (RADIUS - 12);
          return at(radius, ray / 72 + 0.012 * Math.sin((radius / RADIUS) * TURN * 1.5));
        }),
      ),
    )
    .join('');

/** A field of small pyramids: two families of straight lines at right angles, turned by 45°. */
const clous = (): string => {
  const chord = (offset: number) => Math.sqrt(Math.max(RADIUS * RADIUS - offset * offset, 0));
  return range(31)
    .map((index) => (index - 15) * 6.4)
    .filter((offset) => Math.abs(offset) < RADIUS)
    .flatMap((offset) => {
      const half = chord(offset);
      const turned = ([x, y]: Point): Point => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
      return [
        polyline([turned([offset, -half]), turned([offset, half])]),
        polyline([turned([-half, offset]), turned([half, offset])]),
      ];
    })
    .join('');
};

/** Rings of waves, each ring half a wave further than the last. */
const barleycorn = (): string =>
  range(16)
    .map((ring) => {
      const radius = 10 + ring * 5.8;
      return polyline(
        range(108).map((step) => at(radius + 2.7 * Math.cos((step / 108) * TURN * 27 + ring * Math.PI), step / 108)),
        true,
      );
    })
    .join('');

/** Overlapping scales in rows. */
const scales = (): string => {
  const width = 15;
  const rows: string[] = [];
  for (let row = -13; row <= 13; row++) {
    for (let column = -7; column <= 7; column++) {
      const x = (column + (row & 1 ? 0.5 : 0)) * width;
      const y = row * 7.5;
      if (Math.hypot(x, y) > RADIUS - 8) continue;
      for (const size of [7.5, 4.9, 2.4])
        rows.push(`M${digits(x - size)} ${digits(y)}a${digits(size)} ${digits(size)} 0 0 0 ${digits(size * 2)} 0`);
    }
  }
  return rows.join('');
};

/** Waved rings, each turned a little further: the rosette of a rose engine. */
const rosette = (): string =>
  range(18)
    .map((ring) =>
      polyline(
        range(160).map((step) => {
          const turn = step / 160;
          return at(56 + 40 * Math.sin(turn * TURN * 4 + (ring / 18) * TURN), turn);
        }),
        true,
      ),
    )
    .join('');

/** Two families of spirals that cross: diamonds that grow outwards. */
const spirals = (): string =>
  [1, -1]
    .flatMap((direction) =>
      range(32).map((arm) =>
        polyline(
          range(18).map((step) => {
            const radius = 9 * (RADIUS / 9) ** (step / 17);
            return at(radius, arm / 32 + direction * Math.log(radius / 9) * 0.14);
          }),
        ),
      ),
    )
    .join('');

const MAKERS: Readonly<Record<AppPattern, () => string>> = { flinque, clous, barleycorn, scales, rosette, spirals };

const made = new Map<AppPattern, string>();

/** SVG path data of a pattern within a circle of radius 100 around the origin; each is computed once. */
export function getPatternPath(pattern: AppPattern): string {
  let path = made.get(pattern);
  if (path === undefined) {
    path = MAKERS[pattern]();
    made.set(pattern, path);
  }
  return path;
}
