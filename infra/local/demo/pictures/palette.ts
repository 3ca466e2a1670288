/** Linear interpolation helpers and the palette of the brand as numbers for the surface shaders. */
export type Rgb = readonly [number, number, number];

export const hex = (value: string): Rgb => [
  parseInt(value.slice(1, 3), 16),
  parseInt(value.slice(3, 5), 16),
  parseInt(value.slice(5, 7), 16),
];

export const css = (c: Rgb): string => `rgb(${c.map((v) => Math.round(clamp(v, 0, 255))).join(',')})`;

export const clamp = (v: number, lo: number, hi: number): number => (v < lo ? lo : v > hi ? hi : v);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
export const smooth = (lo: number, hi: number, v: number): number => {
  const t = clamp((v - lo) / (hi - lo), 0, 1);
  return t * t * (3 - 2 * t);
};

const black: Rgb = [0, 0, 0];
const goldStops: readonly (readonly [number, Rgb])[] = [
  [0, hex('#2A1D08')],
  [0.25, hex('#6E5320')],
  [0.5, hex('#B8964F')],
  [0.7, hex('#DFC384')],
  [0.88, hex('#F6E7BE')],
  [1, hex('#FFFBEF')],
];

/** Colour of polished gold that reflects light of strength `v` (0 dark room, 1 lamp). */
export function goldRamp(v: number): Rgb {
  const t = clamp(v, 0, 1);
  let [before, from] = [0, black];
  for (const [at, colour] of goldStops) {
    if (t <= at) return mix(from, colour, at > before ? (t - before) / (at - before) : 1);
    [before, from] = [at, colour];
  }
  return from;
}

/** Direction to the lamp: upper left, in front of the picture (x right, y down, z to the viewer). */
export const light: Rgb = [-0.47, -0.58, 0.665];
