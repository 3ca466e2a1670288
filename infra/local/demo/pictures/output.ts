import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export const outDir = join(import.meta.dirname, 'out');

export interface Variant {
  file: string;
  width: number;
  height: number;
  format: 'avif' | 'webp';
  bytes: number;
}

export interface Picture {
  /** Size of the largest variant in pixels. */
  width: number;
  height: number;
  /** The WebP that every browser can read; rows of the catalogue contain its path. */
  fallback: string;
  variants: Variant[];
}

export type Manifest = Record<string, Picture>;

const manifestFile = join(outDir, 'manifest.json');

export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

export interface Sizes {
  widths: readonly number[];
  fallback: number;
  quality?: number;
  /** AVIF quality of pictures narrower than 1600 pixels, which phones load. */
  phoneQuality?: number;
}

export const card: Sizes = { widths: [480, 768, 960, 1600], fallback: 960 };

/** Writes `image` as AVIF in every width and WebP in one, replacing files of its name, and lists them in the manifest. @returns the bytes written */
export async function save(name: string, image: Buffer, sizes: Sizes = card): Promise<number> {
  mkdirSync(outDir, { recursive: true });
  for (const { file } of readManifest()[name]?.variants ?? []) rmSync(join(outDir, file), { force: true });
  const { width: full, height: tall } = await sharp(image).metadata();
  const variants: Variant[] = [];
  const write = async (width: number, format: 'avif' | 'webp'): Promise<void> => {
    const file = `${name}-${width}.${format}`;
    const resized = sharp(image).resize({ width, kernel: 'lanczos3' });
    const quality = sizes.quality ?? 58;
    const avifQuality = width >= 1600 ? quality - 8 : (sizes.phoneQuality ?? quality);
    const { data, info } = await (
      format === 'avif'
        ? resized.avif({ quality: avifQuality, effort: 5, chromaSubsampling: '4:2:0' })
        : resized.webp({ quality: 75, effort: 5, smartSubsample: true })
    ).toBuffer({ resolveWithObject: true });
    writeFileSync(join(outDir, file), data);
    variants.push({ file, width: info.width, height: info.height, format, bytes: data.length });
  };
  const widths = sizes.widths.filter((width) => width <= full);
  for (const width of widths) await write(width, 'avif');
  await write(sizes.fallback, 'webp');
  const width = Math.max(...widths);
  const manifest = readManifest();
  manifest[name] = {
    width,
    height: Math.round((tall * width) / full),
    fallback: `${name}-${sizes.fallback}.webp`,
    variants,
  };
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  return variants.reduce((sum, variant) => sum + variant.bytes, 0);
}
