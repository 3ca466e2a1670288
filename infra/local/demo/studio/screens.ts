import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { blur } from './denoise.ts';

/** Languages that the app's screens are photographed in. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of a scene's picture in the manifest; German has no suffix. */
export const toPictureName = (scene: string, language: Language): string =>
  language === 'de' ? scene : `${scene}-${language}`;

/** A corner as shares of the picture's width and height, from its upper left. */
type Corner = readonly [x: number, y: number];

/** A display as `blender/screens.py` writes it. */
export interface Display {
  screen: string;
  /** Upper left, upper right, lower right, lower left. */
  corners: readonly [Corner, Corner, Corner, Corner];
  /** How far a point of it is blurred, as a share of the picture's width. */
  blur: number;
}

/** A display with where the camera sees it. */
export interface SeenDisplay extends Display {
  /** 0…1 for each pixel. */
  mask: Float32Array;
}

/** How bright white is on a display, of 1 for the whitest that the picture can show. */
const BRIGHTNESS = 0.94;
/** A display beside lit things looks less vivid than alone. */
const SATURATION = 0.94;
/** Samples a pixel in each direction. */
const SAMPLES = 3;
const SHARPEN = 0.6;

/** The displays of a scene; none where it has none. */
export function readDisplays(folder: string, scene: string): Display[] {
  const file = join(folder, `${scene}.screens.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Display[]) : [];
}

export const screenFile = (textures: string, screen: string, language: Language): string =>
  join(textures, `screen-${screen}.${language}.png`);

/** A screen's photograph in the size in which the display is seen. */
export interface Photograph {
  width: number;
  height: number;
  /** Red, green, blue of each pixel, 0…1. */
  light: Float32Array;
}

/** Reads a screen of `tall` pixels. */
export async function readPhotograph(file: string, tall: number): Promise<Photograph> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .resize({ height: Math.max(16, Math.round(tall)), kernel: 'lanczos3' })
    .modulate({ saturation: SATURATION })
    .sharpen({ sigma: SHARPEN })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, light: Float32Array.from(data, (value) => value / 255) };
}

/** Eight-bit RGB, row by row. */
export interface Developed {
  width: number;
  height: number;
  pixels: Buffer;
}

/** What the camera sees on a display, 0…1 for each pixel of the picture, in red, green and blue. */
export type Shown = readonly Float32Array[];

/**
 * A screen as the camera sees it on its display, beyond whose edges its edge pixels are repeated.
 * @param textures the folder with the photographs of the screens
 */
export async function showScreen(
  display: Display,
  textures: string,
  language: Language,
  { width, height }: Pick<Developed, 'width' | 'height'>,
): Promise<Shown> {
  const tall = tallness(display, height);
  const photograph = await readPhotograph(screenFile(textures, display.screen, language), tall);
  const light = project((u, v, out) => look(photograph, u, v, out), createProjection(display, width, height, SAMPLES));
  const soften = Math.round((display.blur * width) / 4);
  if (soften === 0) return light;
  return light.map((plane) => blur(blur(plane, width, height, soften), width, height, soften));
}

/** Puts a screen into the picture: what the display's glass mirrors lies over it. */
export function lightUp({ pixels }: Developed, mask: Float32Array, shown: Shown): void {
  for (let p = 0; p < mask.length; p++) {
    const lit = (mask[p] ?? 0) * BRIGHTNESS;
    if (lit === 0) continue;
    for (let i = 0; i < 3; i++) {
      const dark = 255 - (pixels[p * 3 + i] ?? 0);
      pixels[p * 3 + i] = Math.round(255 - dark * (1 - lit * (shown[i]?.[p] ?? 0)));
    }
  }
}

/** How many of the picture's pixels the display is tall. */
export function tallness({ corners: [upperLeft, , , lowerLeft] }: Display, height: number): number {
  return Math.abs(lowerLeft[1] - upperLeft[1]) * height;
}

/** For each pixel around a display, which points of the screen it shows, as shares of its width and height. */
export interface Projection {
  /** Pixels of the picture. */
  size: number;
  pixels: Uint32Array;
  /** `u` and `v` of every sample of every pixel. */
  points: Float32Array;
  /** Samples a pixel. */
  samples: number;
}

/** Pixels beyond the corners, where the display's blurred edge may lie. */
const MARGIN = 8;

/** @param samples a pixel in each direction */
export function createProjection({ corners }: Display, width: number, height: number, samples: number): Projection {
  const toScreen = inverseProjection(corners.map(([x, y]) => [x * width, y * height] as const));
  const [left, right] = bounds(
    corners.map(([x]) => x * width),
    width,
  );
  const [top, bottom] = bounds(
    corners.map(([, y]) => y * height),
    height,
  );
  const count = (right - left) * (bottom - top);
  const pixels = new Uint32Array(count);
  const points = new Float32Array(count * samples ** 2 * 2);
  let [n, at] = [0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      pixels[n++] = y * width + x;
      for (let i = 0; i < samples ** 2; i++) {
        const [u, v] = toScreen(x + ((i % samples) + 0.5) / samples, y + (Math.floor(i / samples) + 0.5) / samples);
        points[at++] = u;
        points[at++] = v;
      }
    }
  }
  return { size: width * height, pixels, points, samples: samples ** 2 };
}

function bounds(values: readonly number[], most: number): [number, number] {
  return [
    Math.max(0, Math.floor(Math.min(...values)) - MARGIN),
    Math.min(most, Math.ceil(Math.max(...values)) + MARGIN),
  ];
}

/** Adds the colour of a screen at `u` and `v` to `out`. */
type Look = (u: number, v: number, out: Float32Array) => void;

/** What the camera sees of a screen. */
export function project(lookAt: Look, { size, pixels, points, samples }: Projection): Shown {
  const planes = [0, 1, 2].map(() => new Float32Array(size));
  const sum = new Float32Array(3);
  let at = 0;
  for (const p of pixels) {
    sum.fill(0);
    for (let i = 0; i < samples; i++, at += 2) lookAt(points[at] ?? 0, points[at + 1] ?? 0, sum);
    for (let i = 0; i < 3; i++) (planes[i] as Float32Array)[p] = (sum[i] ?? 0) / samples;
  }
  return planes;
}

/** The colour of a photograph between four of its pixels; beyond its edges the edge pixels are repeated. */
export function look({ width, height, light }: Photograph, u: number, v: number, out: Float32Array): void {
  const column = clamp(u * width - 0.5, width - 1.001);
  const row = clamp(v * height - 0.5, height - 1.001);
  const [c, r] = [Math.floor(column), Math.floor(row)];
  const [fx, fy] = [column - c, row - r];
  for (let i = 0; i < 3; i++) {
    const at = (r * width + c) * 3 + i;
    const upper = mix(light[at] ?? 0, light[at + 3] ?? 0, fx);
    const lower = mix(light[at + width * 3] ?? 0, light[at + width * 3 + 3] ?? 0, fx);
    out[i] = (out[i] ?? 0) + mix(upper, lower, fy);
  }
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** From a point of the picture to shares (0…1) of a quadrilateral's width and height: the inverse of the projection of a square. */
function inverseProjection(corners: readonly Corner[]): (x: number, y: number) => [number, number] {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0], [x2, y2] = [0, 0], [x3, y3] = [0, 0]] = corners;
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const scale = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / scale;
  const h = (dx1 * sy - sx * dy1) / scale;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  // the adjugate of the square's projection
  const inverse = [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
  return (x, y) => {
    const [p = 0, q = 0, w = 1] = [0, 3, 6].map(
      (row) => (inverse[row] ?? 0) * x + (inverse[row + 1] ?? 0) * y + (inverse[row + 2] ?? 0),
    );
    return [p / w, q / w];
  };
}
