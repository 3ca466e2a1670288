import { blur, type Planes } from './denoise.ts';

/** How bright the picture is developed; 1 leaves the light as it was rendered. */
const EXPOSURE = 1.3;
const LOWEST_STOP = -12.473_93;
const HIGHEST_STOP = 4.026_069;
const CONTRAST = 1.32;
const SATURATION = 1.12;
/** Light above this spreads a little beyond its edge, as in a lens. */
const SHINES_FROM = 1.4;
const SHINE = 0.05;
const SHINE_REACH = 0.009;

const toAgx = (r: number, g: number, b: number): [number, number, number] => [
  0.842479 * r + 0.0784336 * g + 0.0792237 * b,
  0.0423282 * r + 0.8784686 * g + 0.0791661 * b,
  0.0423757 * r + 0.0784336 * g + 0.879143 * b,
];

const fromAgx = (r: number, g: number, b: number): [number, number, number] => [
  1.196879 * r - 0.0980209 * g - 0.0990297 * b,
  -0.0528969 * r + 1.1519031 * g - 0.0989612 * b,
  -0.0529716 * r - 0.0980435 * g + 1.1510737 * b,
];

/** The curve of AgX (Troy Sobotka; fitted by Benjamin Wrensch): film-like, without clipped colours. */
function curve(light: number): number {
  const stops = Math.min(HIGHEST_STOP, Math.max(LOWEST_STOP, Math.log2(Math.max(light, 1e-10))));
  const x = (stops - LOWEST_STOP) / (HIGHEST_STOP - LOWEST_STOP);
  const x2 = x * x;
  const x4 = x2 * x2;
  return 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
}

/** Linear light to 8-bit sRGB, row by row, with a little grain against bands in dark areas. */
export function develop(picture: Planes, exposure = 1): Buffer {
  const { width, height, colour } = picture;
  const [red, green, blue] = colour;
  const shine = colour.map((plane) => shineOf(plane, width, height));
  const out = Buffer.alloc(width * height * 3);
  const grain = createGrain();
  for (let p = 0; p < width * height; p++) {
    const lit = (plane: Float32Array, i: number): number =>
      EXPOSURE * exposure * ((plane[p] ?? 0) + SHINE * (shine[i]?.[p] ?? 0));
    const [a, b, c] = toAgx(lit(red, 0), lit(green, 1), lit(blue, 2));
    const curved = [curve(a), curve(b), curve(c)].map((value) => Math.max(0, value) ** CONTRAST);
    const [x = 0, y = 0, z = 0] = curved;
    const grey = 0.2126 * x + 0.7152 * y + 0.0722 * z;
    const vivid = curved.map((value) => grey + SATURATION * (value - grey));
    const shown = fromAgx(vivid[0] ?? 0, vivid[1] ?? 0, vivid[2] ?? 0);
    const noise = grain();
    for (let i = 0; i < 3; i++) out[p * 3 + i] = Math.min(255, Math.max(0, Math.round((shown[i] ?? 0) * 255 + noise)));
  }
  return out;
}

function shineOf(plane: Float32Array, width: number, height: number): Float32Array {
  const radius = Math.max(1, Math.round(width * SHINE_REACH));
  let shine: Float32Array = plane.map((value) => Math.min(8, Math.max(0, value - SHINES_FROM)));
  for (let pass = 0; pass < 3; pass++) shine = blur(shine, width, height, radius);
  return shine;
}

/** The same grain for every picture: a film must not flicker, and a picture made again is the same picture. */
function createGrain(): () => number {
  let state = 0x2545f491;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => next() + next() - 1;
}
