/** One size of a picture; of a film its still, or the film itself in AV1. */
export class PictureVariantDto {
  /** Path of the file. @example "/uploads/0197-640.avif" */
  url!: string;
  /** Width in pixels. @example 640 */
  width!: number;
  /** Format of the file; `av1` is a film, for browsers that play it. */
  format!: 'avif' | 'webp' | 'av1';
}

/** The point that stays visible where a picture is cropped. */
export class FocalPointDto {
  /** From the left edge, as a share of the width from 0 to 1. @example 0.5 */
  x!: number;
  /** From the upper edge, as a share of the height from 0 to 1. @example 0.3 */
  y!: number;
}

/** What a browser needs to know to show a picture without a shift and in the right size. */
export class PictureDto {
  /** Width of the original in pixels. */
  width!: number;
  /** Height of the original in pixels. */
  height!: number;
  /** Sizes in which the picture is stored, the smallest first. */
  variants!: PictureVariantDto[];
  /** What the picture shows, in the language asked for (staff: German); absent where staff wrote nothing. @example "Blaues Zifferblatt" */
  alt?: string;
  /** The point that stays visible where the picture is cropped; absent = as each page crops it. */
  focalPoint?: FocalPointDto;
}
