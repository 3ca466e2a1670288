/** A picture in linear light; each plane is row by row from the top. */
export interface Planes {
  width: number;
  height: number;
  /** Red, green, blue. */
  colour: readonly [Float32Array, Float32Array, Float32Array];
}

/** What the noise must not be averaged across: surface colour and direction of the first thing seen, without its lighting. */
export type Features = readonly Float32Array[];

/** How far apart the pixels of one pass are; together they reach 62 pixels. */
const STEPS = [1, 2, 4, 8, 16] as const;
const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
/** How many standard deviations of the noise two pixels may lie apart and still be averaged. */
const COLOUR_REACH = 2.4;
const FEATURE_REACH = 0.09;
/** Noise below this is taken for none, relative to the brightness. */
const MIN_NOISE = 0.004;
const OUTLIER = 3;
const OUTLIER_FLOOR = 0.15;

/**
 * Averages the noise of two renders of one scene away: an edge-avoiding à-trous wavelet filter (Dammertz et al. 2010) that is guided by the
 * difference of the two renders, as in Schied et al. 2017.
 */
export function denoise(first: Planes, second: Planes, features: Features): Planes {
  const { width, height } = first;
  const size = width * height;
  tameOutliers(first, second);
  let colour = first.colour.map((plane, i) => plane.map((value, p) => (value + at(second.colour[i], p)) / 2));
  const difference = new Float32Array(size);
  for (let p = 0; p < size; p++)
    difference[p] = (luminanceAt(first.colour, p) - luminanceAt(second.colour, p)) ** 2 / 4;
  let variance = blur(difference, width, height, 3);
  const guides = interleave(features, size);
  const count = features.length;
  for (const step of STEPS) {
    const guide = blur(luminance(colour), width, height, 1);
    const light = interleave(colour, size);
    const next = colour.map(() => new Float32Array(size));
    const [nextRed, nextGreen, nextBlue] = next as [Float32Array, Float32Array, Float32Array];
    const nextVariance = new Float32Array(size);
    const before = variance;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const p = y * width + x;
        const centre = guide[p] ?? 0;
        const reach = COLOUR_REACH * Math.sqrt(before[p] ?? 0) + MIN_NOISE * (0.02 + centre);
        let weights = 0;
        let spread = 0;
        let red = 0;
        let green = 0;
        let blue = 0;
        for (let ky = -2; ky <= 2; ky++) {
          const row = y + ky * step;
          if (row < 0 || row >= height) continue;
          for (let kx = -2; kx <= 2; kx++) {
            const column = x + kx * step;
            if (column < 0 || column >= width) continue;
            const q = row * width + column;
            const away = Math.abs(centre - (guide[q] ?? 0)) / reach;
            if (away > 4) continue;
            let unlike = 0;
            for (let f = 0; f < count; f++) {
              const difference = (guides[p * count + f] ?? 0) - (guides[q * count + f] ?? 0);
              unlike += difference * difference;
            }
            const far = unlike / FEATURE_REACH ** 2;
            if (far > 9) continue;
            const weight = (KERNEL[ky + 2] ?? 0) * (KERNEL[kx + 2] ?? 0) * Math.exp(-away - far);
            weights += weight;
            spread += weight * weight * (before[q] ?? 0);
            red += weight * (light[q * 3] ?? 0);
            green += weight * (light[q * 3 + 1] ?? 0);
            blue += weight * (light[q * 3 + 2] ?? 0);
          }
        }
        nextRed[p] = red / weights;
        nextGreen[p] = green / weights;
        nextBlue[p] = blue / weights;
        nextVariance[p] = spread / (weights * weights);
      }
    }
    colour = next;
    variance = nextVariance;
  }
  smoothGlints(colour, width, height);
  const [red, green, blue] = colour;
  if (!red || !green || !blue) throw new Error('a picture has three colours');
  return { width, height, colour: [red, green, blue] };
}

/** The values of one pixel lie beside each other in memory, which is faster to read. */
function interleave(planes: readonly Float32Array[], size: number): Float32Array {
  const together = new Float32Array(size * planes.length);
  planes.forEach((plane, i) => {
    for (let p = 0; p < size; p++) together[p * planes.length + i] = plane[p] ?? 0;
  });
  return together;
}

/** Limits a pixel that is brighter than all but one of its neighbours, or darker than all but one, to that one's brightness; lines stay. */
function smoothGlints(colour: readonly Float32Array[], width: number, height: number): void {
  const light = luminance(colour);
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      const is = at(light, p);
      const sorted = around.map((step) => at(light, p + step)).sort((a, b) => a - b);
      const wanted = Math.min(Math.max(is, at(sorted, 1)), at(sorted, 6));
      if (wanted === is || is <= 0) continue;
      for (const plane of colour) set(plane, p, (at(plane, p) * wanted) / is);
    }
  }
}

/** Typed arrays are read only within their bounds here, so the fallback is never used. */
const at = (plane: ArrayLike<number> | undefined, index: number): number => plane?.[index] ?? 0;

function set(plane: Float32Array | undefined, index: number, value: number): void {
  if (plane) plane[index] = value;
}

const luminanceAt = (colour: readonly Float32Array[], p: number): number =>
  0.2126 * at(colour[0], p) + 0.7152 * at(colour[1], p) + 0.0722 * at(colour[2], p);

function luminance(colour: readonly Float32Array[]): Float32Array {
  return Float32Array.from({ length: colour[0]?.length ?? 0 }, (_, p) => luminanceAt(colour, p));
}

/** Reduces a pixel that is bright in only one of the two renders to a brightness that the other one supports. */
function tameOutliers(first: Planes, second: Planes): void {
  for (let p = 0; p < first.width * first.height; p++) {
    const [a, b] = [luminanceAt(first.colour, p), luminanceAt(second.colour, p)];
    limit(first, p, a, OUTLIER * b + OUTLIER_FLOOR);
    limit(second, p, b, OUTLIER * a + OUTLIER_FLOOR);
  }
}

function limit({ colour }: Planes, p: number, is: number, most: number): void {
  if (is <= most) return;
  for (const plane of colour) plane[p] = (at(plane, p) * most) / is;
}

/** The mean over a square of `radius` pixels around each pixel. */
export function blur(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) runningMean(plane, rows, y * width, 1, width, radius);
  const out = new Float32Array(plane.length);
  for (let x = 0; x < width; x++) runningMean(rows, out, x, width, height, radius);
  return out;
}

function runningMean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  let held = 0;
  for (let i = -radius; i < count; i++) {
    const [entering, leaving] = [i + radius, i - radius - 1];
    if (entering < count) {
      sum += at(from, start + entering * stride);
      held++;
    }
    if (leaving >= 0) {
      sum -= at(from, start + leaving * stride);
      held--;
    }
    // sums of floats may be slightly negative
    if (i >= 0) to[start + i * stride] = Math.max(0, sum / held);
  }
}
