import { join } from 'node:path';
import sharp from 'sharp';
import { denoise, type Features, type Planes } from './denoise.ts';
import { readExr, type Exr } from './exr.ts';
import { lightUp, readDisplays, showScreen, type Language, type SeenDisplay } from './screens.ts';
import { develop } from './tone.ts';

/** The seeds that a scene is rendered with. */
const RENDERS = [1, 2] as const;
/** How far a lens spreads a point, in pixels: removes the noise of edges that are too thin for the denoiser; the screens stay sharp. */
const LENS = 0.7;
const ALBEDO_WEIGHT = 0.5;
const NORMAL_WEIGHT = 0.3;

function plane({ channels }: Exr, name: string): Float32Array {
  const found = channels.get(`ViewLayer.${name}`);
  if (!found) throw new Error(`the render has no ${name}; it has ${[...channels.keys()].join(', ')}`);
  return found;
}

export const colourOf = (exr: Exr, pass: string): Planes => ({
  width: exr.width,
  height: exr.height,
  colour: [plane(exr, `${pass}.R`), plane(exr, `${pass}.G`), plane(exr, `${pass}.B`)],
});

/** Surface colour and direction, the mean of both renders. */
export function featuresOf(first: Exr, second: Exr): Features {
  const mean = (name: string, weight: number): Float32Array => {
    const other = plane(second, name);
    return plane(first, name).map((value, p) => (weight * (value + (other[p] ?? 0))) / 2);
  };
  return [
    ...['R', 'G', 'B'].map((axis) => mean(`Denoising Albedo.${axis}`, ALBEDO_WEIGHT)),
    ...['X', 'Y', 'Z'].map((axis) => mean(`Denoising Normal.${axis}`, NORMAL_WEIGHT)),
  ];
}

/** A scene in linear light, its displays dark. */
export interface Scene {
  picture: Planes;
  displays: SeenDisplay[];
}

/** Reads the two renders of a scene and averages their noise away. @throws Error when they are not in the folder */
export function readScene(folder: string, name: string): Scene {
  const [first, second] = RENDERS.map((seed) => readExr(join(folder, `${name}.${seed}.exr`)));
  if (!first || !second) throw new Error('a scene is rendered twice');
  const picture = denoise(colourOf(first, 'Combined'), colourOf(second, 'Combined'), featuresOf(first, second));
  const displays = readDisplays(folder, name).map((display, i) => {
    const [mask, other] = [plane(first, `Screen${i}.X`), plane(second, `Screen${i}.X`)];
    return { ...display, mask: mask.map((value, p) => (value + (other[p] ?? 0)) / 2) };
  });
  return { picture, displays };
}

/**
 * A scene in linear light after its lamps have dimmed or brightened, each by a share of its light.
 * @param changes by the name of the lamp's light group
 */
export function lightsOf(folder: string, name: string, changes: Readonly<Record<string, number>>): Planes {
  const [first, second] = RENDERS.map((seed) => readExr(join(folder, `${name}.${seed}.exr`)));
  if (!first || !second) throw new Error('a scene is rendered twice');
  return denoise(relit(first, changes), relit(second, changes), featuresOf(first, second));
}

function relit(exr: Exr, changes: Readonly<Record<string, number>>): Planes {
  const whole = colourOf(exr, 'Combined');
  for (const [lamp, change] of Object.entries(changes)) {
    const { colour } = colourOf(exr, `Combined_${lamp}`);
    whole.colour.forEach((plane, i) => {
      for (let p = 0; p < plane.length; p++) plane[p] = Math.max(0, (plane[p] ?? 0) + change * (colour[i]?.[p] ?? 0));
    });
  }
  return whole;
}

/** The finished picture with its screens in one language, as PNG. */
export async function developPicture(
  { picture, displays }: Scene,
  textures: string,
  language: Language,
): Promise<Buffer> {
  const { width, height } = picture;
  const raw = { width, height, channels: 3 } as const;
  const developed = { width, height, pixels: await sharp(develop(picture), { raw }).blur(LENS).raw().toBuffer() };
  for (const display of displays)
    lightUp(developed, display.mask, await showScreen(display, textures, language, developed));
  return sharp(developed.pixels, { raw }).png().toBuffer();
}
