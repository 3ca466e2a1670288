/**
 * Makes the films of scenes from their renders: `node infra/local/demo/studio/make-films.ts [scene…]`, all of them without a name, after `make.ts`, whose
 * renders lie in the folder STUDIO_OUT. Needs ffmpeg with libx264 and libsvtav1. Each film is written in H.264 and in AV1.
 */
import { mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { lightsOf, readScene, type Scene } from './develop.ts';
import { encode, FILM_SIZE, FRAMES_PER_SECOND } from './encode.ts';
import { FILMS, type Film } from './films.ts';
import {
  createProjection,
  lightUp,
  look,
  project,
  readPhotograph,
  screenFile,
  tallness,
  toPictureName,
  type Language,
  type Photograph,
  type SeenDisplay,
  type Shown,
} from './screens.ts';
import { develop } from './tone.ts';

const renders = process.env['STUDIO_OUT'] ?? join(tmpdir(), 'vitrine-studio');
const textures = join(renders, 'textures');
const out = join(import.meta.dirname, '..', 'videos', 'out');
const names = process.argv.slice(2);

/** How far each lamp dims (below zero) or brightens until the middle of the film. */
const LAMPS = { key: -0.28, rim: 0.6, top: 0.3, glow: 0.45 } as const;
const SAMPLES = 2;
/** When a display changes its screen and when it changes back, as shares of the film, and how long that takes. */
const CHANGES = { there: 0.22, back: 0.74, takes: 0.07 } as const;
/** How far the screen below moves while the other slides over it. */
const BELOW_MOVES = 0.3;

type Size = Pick<Film, never> & { width: number; height: number };

/** A display and both of its screens. */
interface Changing {
  mask: Float32Array;
  at: (share: number) => Shown;
}

const ease = (share: number): number => (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, share)))) / 2;

/** How much of the second screen is seen at a time of the film (0…1). */
const slideAt = (time: number): number =>
  ease((time - CHANGES.there) / CHANGES.takes) - ease((time - CHANGES.back) / CHANGES.takes);

/** The second screen slides over the first one from the right, as in an app. */
const slide =
  (first: Photograph, second: Photograph, share: number) =>
  (u: number, v: number, pixel: Float32Array): void => {
    const edge = 1 - share;
    if (u > edge) look(second, u - edge, v, pixel);
    else look(first, u + BELOW_MOVES * share, v, pixel);
  };

async function createDisplay(
  display: SeenDisplay,
  next: string | undefined,
  language: Language,
  { width, height }: Size,
): Promise<Changing> {
  const tall = tallness(display, height);
  const first = await readPhotograph(screenFile(textures, display.screen, language), tall);
  const second = next ? await readPhotograph(screenFile(textures, next, language), tall) : undefined;
  const projection = createProjection(display, width, height, SAMPLES);
  const known = new Map<number, Shown>();
  const at = (share: number): Shown => {
    const shown = known.get(share) ?? project(slide(first, second ?? first, second ? share : 0), projection);
    // only the screens at rest are shown again
    if (share === 0 || share === 1) known.set(share, shown);
    return shown;
  };
  return { mask: display.mask, at };
}

/** Every frame from the standing camera, as raw RGB in the film's size. */
async function* frames(
  film: Film,
  scene: Scene,
  near: Buffer,
  far: Buffer,
  language: Language,
): AsyncGenerator<Buffer> {
  const { width, height } = FILM_SIZE;
  const displays = await Promise.all(
    scene.displays.map((display, i) => createDisplay(display, film.screens[i], language, FILM_SIZE)),
  );
  const count = film.seconds * FRAMES_PER_SECOND;
  for (let frame = 0; frame < count; frame++) {
    const share = (1 - Math.cos((2 * Math.PI * frame) / count)) / 2;
    const pixels = Buffer.allocUnsafe(near.length);
    for (let i = 0; i < pixels.length; i++) {
      const value = near[i] ?? 0;
      pixels[i] = value + ((far[i] ?? 0) - value) * share + 0.5;
    }
    for (const { mask, at } of displays) lightUp({ width, height, pixels }, mask, at(slideAt(frame / count)));
    yield pixels;
  }
}

/** The scene's displays in the film's size. */
async function enlarge(scene: Scene): Promise<Scene> {
  const { width, height } = FILM_SIZE;
  if (scene.picture.width === width) return scene;
  const displays = await Promise.all(
    scene.displays.map(async (display) => {
      const small = Buffer.from(display.mask.map((value) => value * 255).map(Math.round));
      const raw = { width: scene.picture.width, height: scene.picture.height, channels: 1 } as const;
      const large = await sharp(small, { raw }).resize(width, height).toColourspace('b-w').raw().toBuffer();
      return { ...display, mask: Float32Array.from(large, (value) => value / 255) };
    }),
  );
  return { ...scene, displays };
}

async function develop1080(picture: Scene['picture']): Promise<Buffer> {
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  const { width, height } = FILM_SIZE;
  return sharp(develop(picture), { raw }).resize(width, height, { kernel: 'lanczos3' }).raw().toBuffer();
}

mkdirSync(out, { recursive: true });
for (const film of FILMS) {
  if (names.length > 0 && !names.includes(film.scene)) continue;
  const scene = readScene(renders, film.scene);
  const [near, far] = [await develop1080(scene.picture), await develop1080(lightsOf(renders, film.scene, LAMPS))];
  const large = await enlarge(scene);
  for (const language of film.languages) {
    const file = join(out, toPictureName(film.scene, language));
    await encode(frames(film, large, near, far, language), file, film);
    for (const suffix of ['.mp4', '.av1.mp4'])
      console.log(
        `${toPictureName(film.scene, language)}${suffix}: ${Math.round(statSync(file + suffix).size / 1024)} KB`,
      );
  }
}
