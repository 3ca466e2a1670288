/** One size of a picture; of a film its still, or the film itself in AV1. */
export class PictureVariantDto {
  /** Path of the file. @example "/uploads/0197-640.avif" */
  url!: string;
  /** Width in pixels. @example 640 */
  width!: number;
  /** Format of the file; `av1` is a film, for browsers that play it. */
  format!: 'avif' | 'webp' | 'av1';
}

/** What a browser needs to know to show a picture without a shift and in the right size. */
export class PictureDto {
  /** Width of the original in pixels. */
  width!: number;
  /** Height of the original in pixels. */
  height!: number;
  /** Sizes in which the picture is stored, the smallest first. */
  variants!: PictureVariantDto[];
}
