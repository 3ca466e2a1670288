import type { Sharp } from 'sharp';
import { loadSharp } from './load-sharp.js';
import { VARIANT_FORMATS, VARIANT_WIDTHS, variantName, type VariantFormat } from './variant-names.js';
import { writeImage } from './write-image.js';

/** One size of a picture, in a temporary file. */
export interface MadeVariant {
  /** Name in the storage. */
  name: string;
  file: string;
  /** Pixels. */
  width: number;
  format: VariantFormat;
}

/** The picture cannot be decoded, so a retry is useless. */
export class UnreadablePicture extends Error {
  constructor() {
    super('The picture cannot be decoded');
    this.name = 'UnreadablePicture';
  }
}

const encoders: Readonly<Record<VariantFormat, (image: Sharp) => Sharp>> = {
  // Chroma subsampling, as in WebP, takes half the time and two thirds of the memory.
  avif: (image) => image.avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 80 }),
};

/** Widths in pixels of a picture's variants: at least one, none larger than the picture. */
export function variantWidths(width: number): number[] {
  const fitting = VARIANT_WIDTHS.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [width];
}

/**
 * Makes the variants of a picture one after another. The picture is decoded once, in the size of its largest variant.
 * @param nextFile returns the path of a new temporary file
 * @throws UnreadablePicture; StorageFailure if a file cannot be written
 */
export async function* makeVariants(id: string, source: string, nextFile: () => string): AsyncGenerator<MadeVariant> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(source, { failOn: 'error' })
    .autoOrient()
    .resize({ width: VARIANT_WIDTHS[VARIANT_WIDTHS.length - 1], withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnreadablePicture();
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const [index, width] of variantWidths(info.width).entries()) {
    for (const format of VARIANT_FORMATS) {
      const file = nextFile();
      await writeImage(encoders[format](sharp(data, { raw }).resize({ width })), file);
      yield { name: variantName(id, VARIANT_WIDTHS[index] ?? width, format), file, width, format };
    }
  }
}
