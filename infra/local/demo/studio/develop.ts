import sharp from 'sharp';
import { denoise, type Features, type Planes } from './denoise.ts';
import { readExr, type Exr } from './exr.ts';
import { develop } from './tone.ts';

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

/** The finished picture of two renders of one scene, as PNG. */
export async function developPicture(files: readonly [string, string], exposure = 1): Promise<Buffer> {
  const [first, second] = [readExr(files[0]), readExr(files[1])];
  const clean = denoise(colourOf(first, 'Combined'), colourOf(second, 'Combined'), featuresOf(first, second));
  const { width, height } = clean;
  return sharp(develop(clean, exposure), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
