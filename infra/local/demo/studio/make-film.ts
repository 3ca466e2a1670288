/**
 * Makes the hero's film and its poster from the one render of its scene: `node infra/local/demo/studio/make-film.ts RENDERS OUT`. The camera's lens moves in
 * slowly and back while the lamps wander; the first frame is the poster, and the last leads on to the first. Needs ffmpeg with libx264.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { encode } from '../videos/encode.ts';
import { FRAMES_PER_SECOND, HEIGHT, WIDTH } from '../videos/frames.ts';
import { denoise, type Planes } from './denoise.ts';
import { colourOf, featuresOf } from './develop.ts';
import { readExr } from './exr.ts';
import { develop } from './tone.ts';

const SCENE = 'prestige-wide';
const SECONDS = 10;
const QUALITY = 24;
/** How much nearer the lens comes, and the point of the picture that it comes nearer to, as shares of width and height. */
const NEARER = 0.06;
const TOWARDS = { x: 0.68, y: 0.5 };
/** How far each lamp dims (below zero) or brightens until the middle of the film. */
const LAMPS = { key: -0.32, rim: 0.7, top: 0.3, glow: 0.5 } as const;

const [renders = '', out = ''] = process.argv.slice(2);
const [first, second] = [1, 2].map((seed) => readExr(join(renders, `${SCENE}.${seed}.exr`)));
if (!first || !second) throw new Error('a scene is rendered twice');
const features = featuresOf(first, second);
const clean = (pass: string): Planes => denoise(colourOf(first, pass), colourOf(second, pass), features);
const whole = clean('Combined');
const lamps = Object.entries(LAMPS).map(([name, change]) => ({ change, light: clean(`Combined_${name}`) }));

/** The scene with its lamps `share` (0…1) of their way. */
function relight(share: number): Planes {
  const colour = whole.colour.map((plane, i) =>
    plane.map((value, p) => {
      let sum = value;
      for (const { change, light } of lamps) sum += share * change * (light.colour[i]?.[p] ?? 0);
      return Math.max(0, sum);
    }),
  );
  const [red, green, blue] = colour;
  if (!red || !green || !blue) throw new Error('a picture has three colours');
  return { ...whole, colour: [red, green, blue] };
}

/** What the lens sees `share` (0…1) of its way in, as raw RGB in the film's size; the lamps go from `near` to `far`. */
function zoom(near: Buffer, far: Buffer, share: number): Buffer {
  const { width, height } = whole;
  const scale = 1 - NEARER * share;
  const left = (1 - scale) * TOWARDS.x * width;
  const top = (1 - scale) * TOWARDS.y * height;
  const frame = Buffer.allocUnsafe(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    const v = Math.min(height - 1.001, Math.max(0, top + ((y + 0.5) / HEIGHT) * height * scale - 0.5));
    const row = Math.floor(v);
    for (let x = 0; x < WIDTH; x++) {
      const u = Math.min(width - 1.001, Math.max(0, left + ((x + 0.5) / WIDTH) * width * scale - 0.5));
      const column = Math.floor(u);
      const [fx, fy] = [u - column, v - row];
      for (let i = 0; i < 3; i++) {
        const from = (row * width + column) * 3 + i;
        const lit = mix(pixel(near, from, width, fx, fy), pixel(far, from, width, fx, fy), share);
        frame[(y * WIDTH + x) * 3 + i] = Math.round(lit);
      }
    }
  }
  return frame;
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** One colour between four pixels: `fx` and `fy` (0…1) towards the right and the lower ones. */
function pixel(picture: Buffer, from: number, width: number, fx: number, fy: number): number {
  const below = from + width * 3;
  const upper = mix(picture[from] ?? 0, picture[from + 3] ?? 0, fx);
  return mix(upper, mix(picture[below] ?? 0, picture[below + 3] ?? 0, fx), fy);
}

/** The way in and the way back are the same frames. */
function* frames(): Generator<Buffer> {
  const count = SECONDS * FRAMES_PER_SECOND;
  const [near, far] = [develop(whole), develop(relight(1))];
  const made: Buffer[] = [];
  for (let i = 0; i < count; i++) {
    const mirrored = i > count / 2 ? made[count - i] : undefined;
    const share = (1 - Math.cos((2 * Math.PI * i) / count)) / 2;
    const frame = mirrored ?? zoom(near, far, share);
    made.push(frame);
    yield frame;
  }
}

const { width, height } = whole;
await sharp(develop(whole), { raw: { width, height, channels: 3 } })
  .png()
  .toFile(join(out, `${SCENE}.png`));
await encode(frames(), join(out, 'hero.mp4'), QUALITY);
